import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Result } from '@podium/data/schemas/result.ts';
import { type Entry, readEntries, writeEntries } from '../shell/typedText.ts';

/** What was entered into forms that were left by a link, by path and query. In memory only. */
const left = new Map<string, Entry[]>();

/**
 * Keeps what was entered into the page's form when a link is followed, and restores it when the page is opened again.
 * Returns a wrapper for the call that sends it: a success that arrives after the page was left erases it.
 */
export function useKeptForm(): (send: () => Promise<Result>) => Promise<Result> {
  const { pathname, search } = useLocation();
  const [path] = useState(pathname + search);

  useEffect(() => {
    writeEntries(formOfPage(), left.get(path) ?? [], true);
    left.delete(path);
  }, [path]);

  // A layout effect ends before the form is removed.
  useLayoutEffect(() => () => void left.set(path, readEntries(formOfPage())), [path]);

  return async (send) => {
    const result = await send();
    if (result.ok) left.delete(path);
    return result;
  };
}

/** Without the form that a success panel covers: its answers are sent. */
function formOfPage(): ParentNode {
  return document.querySelector('main form:not([data-covered])') ?? document.createDocumentFragment();
}
