/**
 * The result of a submission. A failure may have the service's message; without one the section shows its fallback.
 * `isLimited`: rate limited; the same values can be submitted later.
 */
export type Result = { ok: true } | { ok: false; message?: string; isLimited?: true };
