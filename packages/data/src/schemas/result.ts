/**
 * Why a submission failed, where a page reacts to it. After `rate_limited` the same values can be sent later.
 * `unanswered`: the service did not respond.
 */
export type Reason = 'rate_limited' | 'unanswered' | 'unconfirmed' | 'wrong_code' | 'wrong_password';

/** The result of a submission. A failure may have the service's message; without one the section shows its fallback. */
export type Result = { ok: true } | { ok: false; message?: string; reason?: Reason };

/** Code of the page failed to load. Browsers keep the failure: only a reload helps. */
export class NotLoadedError extends Error {}
