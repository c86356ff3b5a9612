import { expect, test } from 'vitest';
import { guardedStorage } from './guardedStorage.ts';

// The flow `session` covers storage that is blocked.
test('REQ-SAFE-1: storage that is full never throws, and returns the newest value', () => {
  const values = new Map<string, string>();
  let isFull = false;
  const storage = guardedStorage(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  }));
  storage.setItem('key', 'old');
  isFull = true;
  storage.setItem('key', 'new');
  expect(storage.getItem('key')).toBe('new');
  isFull = false;
  storage.setItem('key', 'newest');
  expect(storage.getItem('key')).toBe('newest');
  expect(values.get('key')).toBe('newest');
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
});
