import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Result } from '@podium/data/schemas/result.ts';
import { useAuth } from '@podium/data/session/AuthProvider.tsx';
import { type Entry, readEntries, writeEntries } from '../shell/typedText.ts';

interface LeftForm {
  entries: Entry[];
  /** The user who was signed in; undefined for a visitor without an account. */
  userId: string | undefined;
}

/** The forms that were left by a link, by path and query. In memory only. */
const leftForms = new Map<string, LeftForm>();

/** Dispatched on the window when a form was sent whose page was left and opened again meanwhile. */
const sentEvent = 'leftformsent';

interface KeptForm {
  /** React key of the form: a new one when what the form shows has been sent. */
  key: number;
  /** Wraps the call that sends the form. */
  keepUntilSent: (send: () => Promise<Result>) => Promise<Result>;
}

/**
 * Keeps what was entered into the page's form when a link is followed, and restores it when the same user opens the page
 * again. A success that arrives after the page was left erases it.
 */
export function useKeptForm(): KeptForm {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  // While the session is read, nobody knows whose entries these are.
  const isKnown = userId !== undefined || auth.status === 'signed-out';
  const [key, setKey] = useState(0);
  const isMounted = useRef(false);

  useEffect(() => {
    const left = leftForms.get(path);
    leftForms.delete(path);
    if (left && (left.userId === undefined || left.userId === userId)) writeEntries(formOfPage(), left.entries, true);
  }, [path, userId]);

  // A layout effect ends before the form is removed.
  useLayoutEffect(
    () => () => void (isKnown && leftForms.set(path, { entries: readEntries(formOfPage()), userId })),
    [path, userId, isKnown],
  );

  useLayoutEffect(() => {
    isMounted.current = true;
    const renew = () => setKey((now) => now + 1);
    window.addEventListener(sentEvent, renew);
    return () => {
      isMounted.current = false;
      window.removeEventListener(sentEvent, renew);
    };
  }, []);

  return {
    key,
    async keepUntilSent(send) {
      const sent = JSON.stringify(readEntries(formOfPage()));
      const result = await send();
      if (!result.ok || isMounted.current) return result;
      leftForms.delete(path);
      if (JSON.stringify(readEntries(formOfPage())) === sent) window.dispatchEvent(new Event(sentEvent));
      return result;
    },
  };
}

/** Without the form that a success panel covers: its answers are sent. */
function formOfPage(): ParentNode {
  return document.querySelector('main form:not([data-covered])') ?? document.createDocumentFragment();
}
