/** How often the thread is asked whether it hears, in milliseconds. */
const beatMs = 1000;

/** A statement keeps its thread from answering, and on a busy machine that takes its time. */
const missedLimit = 20;

export interface HeartbeatOptions {
  /** Resolves as soon as the other side hears it. */
  beat: () => Promise<unknown>;
  onSilence: (sentence: string) => void;
  /** @default 20 */
  limit?: number;
}

/**
 * Watches somebody who has to answer every second. Beats are counted and not time: where this side got no turn either,
 * nobody is to blame.
 *
 * @returns what ends the watch
 */
export function watchHeartbeat({ beat, onSilence, limit = missedLimit }: HeartbeatOptions): () => void {
  let missed = 0;
  const timer = setInterval(() => {
    if (missed >= limit) {
      clearInterval(timer);
      onSilence(`It has not answered for ${missed} s.`);
      return;
    }
    missed += 1;
    beat().then(
      () => (missed = 0),
      () => undefined,
    );
  }, beatMs);
  return () => clearInterval(timer);
}
