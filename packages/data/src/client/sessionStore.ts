import type { KeyValueStorage } from './guardedStorage.ts';
import { RETURNING_KEY, SESSION_KEY } from './sessionKeys.ts';

/** Storage of the auth client. A token refresh that finishes after the session ended is not stored. */
export interface SessionStore extends KeyValueStorage {
  /** Runs a call that may start a session. */
  startSession: <T>(call: () => Promise<T>) => Promise<T>;
}

export function createSessionStore(storage: KeyValueStorage): SessionStore {
  let starting = 0;
  return {
    getItem: (key) => storage.getItem(key),
    removeItem: (key) => storage.removeItem(key),
    setItem(key, value) {
      if (key !== SESSION_KEY || starting > 0 || storage.getItem(key) !== null) {
        storage.setItem(key, value);
        if (key === SESSION_KEY) storage.setItem(RETURNING_KEY, 'yes');
      }
    },
    async startSession(call) {
      starting += 1;
      try {
        return await call();
      } finally {
        starting -= 1;
      }
    },
  };
}
