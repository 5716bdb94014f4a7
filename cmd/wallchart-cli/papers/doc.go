// Package papers has the verbs that write an event for others: documents, web pages, workbooks, report files, and the printer. Each
// exported variable is a verb, in the file of its name.
package papers
