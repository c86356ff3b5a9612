/** How often the outbox is looked at, in milliseconds. */
const everyMs = 3000;

export interface DrainTimerOptions {
  /** Whether a drain has anything to do; asked first, so that the function sleeps while no mail waits. */
  isDue: () => Promise<boolean>;
  drain: () => Promise<void>;
  log: (line: string) => void;
}

/**
 * Calls the drain of the outbox again and again, never twice at the same time.
 *
 * @returns what stops it. A drain that runs is not waited for: what it leaves open is tried again under the same key
 */
export function startDrainTimer({ isDue, drain, log }: DrainTimerOptions): () => void {
  let isStopped = false;
  let timer = setTimeout(look, everyMs);

  function look(): void {
    void drainIfDue();
  }

  async function drainIfDue(): Promise<void> {
    try {
      if (await isDue()) await drain();
    } catch (error) {
      if (!isStopped) log(`Mail waits: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (!isStopped) timer = setTimeout(look, everyMs);
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
