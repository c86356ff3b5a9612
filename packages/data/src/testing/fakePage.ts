import type { KeyValueStorage } from '../client/guardedStorage.ts';
import type { Page } from '../client/session.ts';

/** For tests: a window with an address, and storage that other tabs can change. */
export function createFakePage(href = 'https://site.example/') {
  const location = { href };
  const listeners: ((event: StorageEvent) => void)[] = [];
  const values = new Map<string, string>();
  const storage: KeyValueStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  const page = {
    location,
    history: {
      state: null,
      replaceState(_state: unknown, _unused: string, address: string) {
        location.href = new URL(address, location.href).href;
      },
    },
    addEventListener: (_type: string, listener: (event: StorageEvent) => void) => void listeners.push(listener),
  };
  return {
    page: page as unknown as Page,
    storage,
    values,
    address: () => location.href,
    /** Another tab removes the key. */
    removeElsewhere(key: string) {
      values.delete(key);
      for (const listener of listeners) {
        listener({ key, newValue: null } as StorageEvent);
      }
    },
  };
}
