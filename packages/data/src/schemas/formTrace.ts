/**
 * Request header in which a form says how it was filled in, so that the bodies stay as specified. It proves nothing:
 * whoever sends none, or one that cannot be read, is counted against a lower limit.
 */
export const FORM_TRACE_HEADER = 'x-form-trace';

/** What is sent sooner after the form came into view was not typed by a person, in milliseconds. */
export const MINIMUM_FILL_MS = 1500;

/** How a form was filled in. */
export interface FormTrace {
  /** Milliseconds from the form's first appearance until it was sent. */
  elapsedMs: number;
  /** Whether something stands in the field that no person sees. */
  isDecoyFilled: boolean;
}

const written = /^elapsed=(?<elapsed>\d{1,9}), decoy=(?<decoy>empty|filled)$/;

/** The header's value: 'elapsed=4210, decoy=empty'. */
export function writeFormTrace({ elapsedMs, isDecoyFilled }: FormTrace): string {
  const elapsed = Math.min(Math.max(Math.ceil(elapsedMs), 0), 999_999_999);
  return `elapsed=${elapsed}, decoy=${isDecoyFilled ? 'filled' : 'empty'}`;
}

/** Null where there is no such header, or none that can be read. */
export function readFormTrace(header: string | null): FormTrace | null {
  const { elapsed, decoy } = written.exec(header ?? '')?.groups ?? {};
  return elapsed === undefined ? null : { elapsedMs: Number(elapsed), isDecoyFilled: decoy === 'filled' };
}
