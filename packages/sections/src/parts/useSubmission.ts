import { useRef, useState } from 'react';
import type { Result } from '@podium/data/schemas/result';
import { useToasts } from '@podium/ui/Toast/Toasts';

export interface Submission {
  isBusy: boolean;
  /** Message of the last failure, until the next attempt or `forget`. */
  failure: string | undefined;
  /** The service did not answer the last attempt. */
  isUnanswered: boolean;
  forget: () => void;
  /**
   * Ignored while a call is in flight. A failure shows a destructive toast with `failureTitle`. Returns the result,
   * with a message in every failure, or null when ignored.
   */
  send: (failureTitle: string, call: () => Promise<Result>) => Promise<SentResult | null>;
}

type SentResult = { ok: true } | { ok: false; message: string };

/** One call at a time for all forms that share it. `fallback` is the message of a failure without one. */
export function useSubmission(fallback: string): Submission {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; isUnanswered: boolean }>();
  const isInFlight = useRef(false);
  const toasts = useToasts();

  const send: Submission['send'] = async (failureTitle, call) => {
    if (isInFlight.current) return null;
    isInFlight.current = true;
    setIsBusy(true);
    setFailure(undefined);
    const result = await call().catch((): Result => ({ ok: false }));
    isInFlight.current = false;
    setIsBusy(false);
    if (result.ok) return result;
    const message = result.message ?? fallback;
    setFailure({ message, isUnanswered: result.message === undefined });
    toasts.show({ title: failureTitle, description: message, tone: 'destructive' });
    return { ok: false, message };
  };

  return {
    isBusy,
    failure: failure?.message,
    isUnanswered: failure?.isUnanswered ?? false,
    forget: () => setFailure(undefined),
    send,
  };
}
