export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Storage that never throws. If the browser blocks it, or it is full, values are kept in memory until the page unloads.
 * `open` may throw, as `() => window.localStorage` does where storage is blocked.
 */
export function guardedStorage(open: () => KeyValueStorage): KeyValueStorage {
  const memory = new Map<string, string>();

  function attempt<T>(action: (storage: KeyValueStorage) => T): { value: T } | null {
    try {
      return { value: action(open()) };
    } catch {
      return null;
    }
  }

  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key))?.value ?? null,
    setItem(key, value) {
      if (attempt((storage) => storage.setItem(key, value))) {
        memory.delete(key);
      } else {
        memory.set(key, value);
      }
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
