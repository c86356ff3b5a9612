import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** A value that only the browser has, such as the query. Returns `prerendered` until the page is hydrated. */
export function useInBrowser<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => prerendered);
}
