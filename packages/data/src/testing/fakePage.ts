import type { KeyValueStorage } from '../client/guardedStorage.ts';
import type { Page } from '../client/session.ts';

/** For tests: a window, and storage that another tab can change. */
export function createFakePage() {
  const listeners: ((event: StorageEvent) => void)[] = [];
  const values = new Map<string, string>();
  const storage: KeyValueStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  const page = {
    addEventListener: (_type: string, listener: (event: StorageEvent) => void) => void listeners.push(listener),
  };
  return {
    page: page as unknown as Page,
    storage,
    values,
    /** Removes the key, or every key, as another tab would. */
    removeElsewhere(key: string | null) {
      if (key === null) values.clear();
      else values.delete(key);
      for (const listener of listeners) listener({ key, newValue: null } as StorageEvent);
    },
  };
}
