/** How V8 is to treat the regular expressions of the analysis, wherever documents are read and wherever that is measured. */

/**
 * Compiles a regular expression when it is first used, instead of interpreting it once and compiling it the second time. The analysis has
 * some 770 of them and every reading process starts cold: the first document took 290 to 320 ms with both steps and takes 110 to 170
 * without the first, and the whole corpus from a cold start a fifth less (`docs/accuracy.md`).
 */
export const EXPRESSION_FLAGS = ['--no-regexp-tier-up'];
