// That this file is here lets a function without a body be one of another package.
