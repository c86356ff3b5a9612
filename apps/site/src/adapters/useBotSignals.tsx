import { type ReactNode, useEffect, useRef } from 'react';
import { type BotSignals, MINIMUM_FILL_MS } from '@podium/data/schemas/botSignals.ts';
import { HoneypotField } from '@podium/ui/Field/HoneypotField';

interface FormSignals {
  /** Render it inside the form. */
  honeypot: ReactNode;
  /**
   * Bot signals for the call that submits the form. Resolves no earlier than the minimum fill time: the functions
   * reject faster submissions, which autofill or a replayed press can cause.
   */
  signals: () => Promise<BotSignals>;
}

/** Collects the bot signals of one form from its mount. */
export function useBotSignals(): FormSignals {
  const honeypot = useRef<HTMLInputElement>(null);
  const appearedAt = useRef(0);
  useEffect(() => {
    appearedAt.current = performance.now();
  }, []);
  const elapsedMs = () => performance.now() - appearedAt.current;

  return {
    honeypot: <HoneypotField name="website" label="Website" ref={honeypot} />,
    signals: async () => {
      const isHoneypotFilled = Boolean(honeypot.current?.value);
      while (elapsedMs() < MINIMUM_FILL_MS) {
        const restMs = MINIMUM_FILL_MS - elapsedMs();
        await new Promise((resolve) => setTimeout(resolve, restMs));
      }
      return { elapsedMs: elapsedMs(), isHoneypotFilled };
    },
  };
}
