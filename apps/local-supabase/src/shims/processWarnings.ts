/** Node's own function, saved before lite is loaded: import this module first. */
const emitWarning = process.emitWarning.bind(process);

/**
 * A bug of lite: it replaces `process.emitWarning` with a version that accepts only strings. Node passes Error objects,
 * which then throw.
 */
export function restoreWarnings(): void {
  process.emitWarning = emitWarning;
}
