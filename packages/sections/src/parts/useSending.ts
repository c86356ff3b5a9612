import { useRef, useState } from 'react';
import type { Outcome } from '@podium/data/schemas/outcome';
import { useToasts } from '@podium/ui/Toast/Toasts';

export interface Sending {
  isBusy: boolean;
  /** The sentence of the last refusal, until the next attempt or `forget`. */
  failure: string | undefined;
  forget: () => void;
  /**
   * Sends unless something is on its way. A refusal becomes a destructive toast with `failureTitle`.
   * Gives the outcome, with a sentence in every refusal, or null where nothing was sent.
   */
  send: (failureTitle: string, call: () => Promise<Outcome>) => Promise<SentOutcome | null>;
}

type SentOutcome = { ok: true } | { ok: false; message: string };

/** One request at a time for all forms that share it; `fallback` is said of a refusal without words. */
export function useSending(fallback: string): Sending {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isInFlight = useRef(false);
  const toasts = useToasts();

  const send: Sending['send'] = async (failureTitle, call) => {
    if (isInFlight.current) return null;
    isInFlight.current = true;
    setIsBusy(true);
    setFailure(undefined);
    const outcome = await call().catch((): Outcome => ({ ok: false }));
    isInFlight.current = false;
    setIsBusy(false);
    if (outcome.ok) return outcome;
    const message = outcome.message ?? fallback;
    setFailure(message);
    toasts.show({ title: failureTitle, description: message, tone: 'destructive' });
    return { ok: false, message };
  };

  return { isBusy, failure, forget: () => setFailure(undefined), send };
}
