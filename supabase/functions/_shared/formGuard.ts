import {
  FORM_TRACE_HEADER,
  type FormTrace,
  MINIMUM_FILL_MS,
  readFormTrace,
} from '../../../packages/data/src/schemas/formTrace.ts';
import { type Desk, limitRate } from './rateLimit.ts';
import { Refusal } from './refusal.ts';

/** Of the limits of a form, what is open to calls that do not say how it was filled in. */
const UNTRACED_SHARE = 1 / 4;

/** Says so, so that a person for whom a program has filled in the hidden field loses nothing without knowing. */
function refuseMachines({ elapsedMs, isDecoyFilled }: FormTrace): void {
  if (isDecoyFilled) {
    throw new Refusal(
      422,
      'looks_automatic',
      'This looks as if a program had filled in the form. Please load the page again, or write us a mail.',
    );
  }
  if (elapsedMs < MINIMUM_FILL_MS) {
    throw new Refusal(422, 'too_quick', 'That was very quick. Please wait a moment and send it again.');
  }
}

/**
 * Lets people through: refuses what a machine has filled in, and limits the rate. Calls without the header are counted
 * apart and against lower limits, so that they use up nobody else's.
 */
export async function guardForm(request: Request, form: string, desk: Desk): Promise<void> {
  const trace = readFormTrace(request.headers.get(FORM_TRACE_HEADER));
  if (trace === null) {
    await limitRate(request, `${form}/untraced`, desk, UNTRACED_SHARE);
    return;
  }
  refuseMachines(trace);
  await limitRate(request, form, desk);
}
