/** Polling interval, in milliseconds. */
const everyMs = 3000;

export interface OutboxTimerOptions {
  /** Whether mail is due; checked first, so that the function is called only when needed. */
  isDue: () => Promise<boolean>;
  sendDue: () => Promise<void>;
  log: (line: string) => void;
}

/**
 * Calls the outbox worker periodically, never twice at the same time.
 *
 * @returns a function that stops it, without waiting for a run: unsettled mail is retried under the same key
 */
export function startOutboxTimer({ isDue, sendDue, log }: OutboxTimerOptions): () => void {
  let isStopped = false;
  let timer = setTimeout(look, everyMs);

  function look(): void {
    void sendIfDue();
  }

  async function sendIfDue(): Promise<void> {
    try {
      if (await isDue()) await sendDue();
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
