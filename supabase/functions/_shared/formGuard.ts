import {
  BOT_SIGNALS_HEADER,
  type BotSignals,
  MINIMUM_FILL_MS,
  readBotSignals,
} from '@podium/data/schemas/botSignals.ts';
import { type Dependencies, limitRate } from './rateLimit.ts';
import { Refusal } from './refusal.ts';

/** Share of a form's limits for calls without bot signals. */
const UNTRACED_SHARE = 1 / 4;

/** The error text is for users whose browser or extension has filled in the honeypot: it says that nothing was sent. */
function refuseBots({ elapsedMs, isHoneypotFilled }: BotSignals): void {
  if (isHoneypotFilled) {
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
 * Rejects bots and limits the rate. Calls without bot signals count separately and against lower limits, so that they
 * cannot exhaust the limits of visitors. Our pages always send the signals, so the total limit of these calls blocks no
 * visitor.
 */
export async function guardForm(request: Request, form: string, dependencies: Dependencies): Promise<void> {
  const signals = readBotSignals(request.headers.get(BOT_SIGNALS_HEADER));
  if (signals === null) {
    const { formLimitPerHour, formTotalPerHour } = dependencies.environment;
    await limitRate(request, `${form}/untraced`, dependencies, {
      line: Math.ceil(formLimitPerHour * UNTRACED_SHARE),
      total: Math.ceil(formTotalPerHour * UNTRACED_SHARE),
    });
    return;
  }
  refuseBots(signals);
  await limitRate(request, form, dependencies);
}
