/**
 * Request header with the bot signals of a form; the request bodies stay unchanged (REQ-CALL-1). Anyone can forge it:
 * requests without a valid header only get a lower rate limit.
 */
export const BOT_SIGNALS_HEADER = 'x-form-trace';

/** Minimum time to fill in a form, in milliseconds. Faster submissions count as bots. */
export const MINIMUM_FILL_MS = 1500;

export interface BotSignals {
  /** Milliseconds from mount to submit. */
  elapsedMs: number;
  isHoneypotFilled: boolean;
}

const written = /^elapsed=(?<elapsed>\d{1,9}), decoy=(?<decoy>empty|filled)$/;

/** The header's value: 'elapsed=4210, decoy=empty'. */
export function writeBotSignals({ elapsedMs, isHoneypotFilled }: BotSignals): string {
  const elapsed = Math.min(Math.max(Math.ceil(elapsedMs), 0), 999_999_999);
  return `elapsed=${elapsed}, decoy=${isHoneypotFilled ? 'filled' : 'empty'}`;
}

/** Null for a missing or invalid header. */
export function readBotSignals(header: string | null): BotSignals | null {
  const { elapsed, decoy } = written.exec(header ?? '')?.groups ?? {};
  return elapsed === undefined ? null : { elapsedMs: Number(elapsed), isHoneypotFilled: decoy === 'filled' };
}
