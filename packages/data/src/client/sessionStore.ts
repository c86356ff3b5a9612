import type { KeyValueStorage } from './guardedStorage.ts';
import { RETURNING_KEY, SESSION_KEY } from './sessionKeys.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Storage of the auth client. A token refresh that finishes after the session ended is not stored. */
export function createSessionStore(storage: KeyValueStorage) {
  let starting = 0;
  return {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem(key: string, value: string): void {
      if (key !== SESSION_KEY || starting > 0 || storage.getItem(key) !== null) {
        storage.setItem(key, value);
        if (key === SESSION_KEY) storage.setItem(RETURNING_KEY, 'yes');
      }
    },
    /** Runs a call that may start a session. */
    async startSession<T>(call: () => Promise<T>): Promise<T> {
      starting += 1;
      try {
        return await call();
      } finally {
        starting -= 1;
      }
    },
  };
}
