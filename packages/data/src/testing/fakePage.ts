import type { KeyValueStorage } from '../client/guardedStorage.ts';
import type { Page } from '../client/session.ts';

/** For tests: a window, and storage that another tab can change. */
export function createFakePage() {
  const page = new EventTarget();
  const values = new Map<string, string>();
  const storage: KeyValueStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return {
    page: page as Page,
    storage,
    values,
    /** Removes the key, or every key, as another tab would. */
    removeElsewhere(key: string | null) {
      if (key === null) values.clear();
      else values.delete(key);
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }));
    },
    /** Simulates Back to a page in the back/forward cache. */
    restore() {
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    },
  };
}
