import { use, useRef, useState } from 'react';
import { messageCode, messageText } from '@podium/data/schemas/messages.ts';
import { NotLoadedError, type Reason, type Result } from '@podium/data/schemas/result.ts';
import { type ToastText, useToasts } from '@podium/ui/Toast/Toasts';
import { englishMessages } from './englishMessages.tsx';
import { MessagesContext } from './messages.tsx';

export function useMessages(): (message: string) => string {
  const texts = { ...englishMessages, ...use(MessagesContext) };
  return (message) => messageText(texts, message);
}

/** A failure with a message. */
interface Failure {
  ok: false;
  message: string;
  reason?: Reason;
}

function failureOf(error: unknown): Result {
  return error instanceof NotLoadedError
    ? { ok: false, message: messageCode('not_loaded'), reason: 'unanswered' }
    : { ok: false };
}

/** The toast of a failure: a title, which the message of the failure follows, or a text that is shown unchanged. */
type FailureToast = string | ToastText;

export interface Submission {
  isBusy: boolean;
  /** Message and reason of the last failure, until the next attempt or `forget`, which also dismiss its toast. */
  failure: string | undefined;
  reason: Failure['reason'];
  forget: () => void;
  /** Ignored while a call is in flight. Returns the result, or null when ignored. */
  send: (
    failureToast: FailureToast | null,
    call: () => Promise<Result>,
    successToast?: ToastText,
  ) => Promise<{ ok: true } | Failure | null>;
}

/** One call at a time. A new attempt dismisses the toast of a failure. `fallback` is its message if it has none. */
export function useSubmission(fallback: string): Submission {
  const [phase, setPhase] = useState<'idle' | 'sending' | Failure>('idle');
  // A ref, because a form that validates first can call the `send` of an earlier render.
  const isSending = useRef(false);
  const dismissToast = useRef<() => void>(undefined);
  const toasts = useToasts();
  const translate = useMessages();

  const send: Submission['send'] = async (failureToast, call, successToast) => {
    if (isSending.current) return null;
    isSending.current = true;
    setPhase('sending');
    dismissToast.current?.();
    const result = await call().catch(failureOf);
    isSending.current = false;
    if (result.ok) {
      setPhase('idle');
      if (successToast) toasts.show(successToast);
      return result;
    }
    const { message = fallback, reason = result.message === undefined ? 'unanswered' : undefined } = result;
    const failed: Failure = { ok: false, message: translate(message), reason };
    setPhase(failed);
    const words =
      typeof failureToast === 'string' ? { title: failureToast, description: failed.message } : failureToast;
    if (words) dismissToast.current = toasts.show({ ...words, tone: 'destructive' });
    return failed;
  };

  const forget = () => {
    if (!isSending.current) setPhase('idle');
    dismissToast.current?.();
  };

  const failure = typeof phase === 'object' ? phase : undefined;
  return { isBusy: phase === 'sending', failure: failure?.message, reason: failure?.reason, forget, send };
}
