/** Interval between two heartbeats, in milliseconds. */
const beatMs = 1000;

/** A long statement blocks the thread, which can take a while on a busy machine. */
const missedLimit = 20;

export interface HeartbeatOptions {
  /** Resolves as soon as the other side has received it. */
  beat: () => Promise<unknown>;
  onSilence: (sentence: string) => void;
  /** @default 20 */
  limit?: number;
}

/**
 * Watches a thread that must respond every second. It counts missed beats, not time, so that a blocked event loop on
 * this side causes no false alarm.
 *
 * @returns a function that stops watching
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
