import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** What only the browser knows, for example the query, read once; `prerendered` until the page is hydrated. */
export function useInBrowser<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => prerendered);
}
