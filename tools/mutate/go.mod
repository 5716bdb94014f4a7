// Mutate knows nothing of Wallchart: whoever has tests of his own may take it away.
module wallchart/tools/mutate

go 1.26.0
