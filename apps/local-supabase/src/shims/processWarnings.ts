/** Node's own, taken before lite is loaded: this module has to be imported first. */
const emitWarning = process.emitWarning.bind(process);

/**
 * Not a difference from hosted Supabase but a trap: lite replaces `process.emitWarning` with a version that takes texts
 * only. Node itself hands over errors, and then throws in the middle of whatever it was doing.
 */
export function restoreWarnings(): void {
  process.emitWarning = emitWarning;
}
