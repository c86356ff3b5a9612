/**
 * What a form is told after it was sent. A refusal may carry the service's own sentence; without one the section
 * shows the fixed fallback of specification §8. `isLimited`: it was one attempt too many, and nothing is wrong with what
 * was sent; the same goes through later.
 */
export type Outcome = { ok: true } | { ok: false; message?: string; isLimited?: true };
