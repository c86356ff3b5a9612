import { BOT_SIGNALS_HEADER, MINIMUM_FILL_MS, readBotSignals } from '@podium/data/schemas/botSignals.ts';
import type { Dependencies } from './database.ts';
import { messageSentence } from './messageSentence.ts';
import { limitRate } from './rateLimit.ts';
import { Refusal } from './refusal.ts';

/** Share of a form's limits for calls without bot signals. */
const UNTRACED_SHARE = 1 / 4;

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
  const { elapsedMs, isHoneypotFilled } = signals;
  if (isHoneypotFilled) throw new Refusal(422, 'looks_automatic', messageSentence('looks_automatic'));
  if (elapsedMs < MINIMUM_FILL_MS) throw new Refusal(422, 'too_quick', messageSentence('too_quick'));
  await limitRate(request, form, dependencies);
}
