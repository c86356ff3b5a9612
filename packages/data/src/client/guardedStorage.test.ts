import { expect, test } from 'vitest';
import { createFakePage } from '../testing/fakePage.ts';
import { guardedStorage } from './guardedStorage.ts';

// The flow `session` covers storage that is blocked.
test('REQ-SAFE-1: storage that is full never throws, and returns the newest value', () => {
  const { storage: opened, values } = createFakePage();
  let isFull = false;
  const storage = guardedStorage(() => ({
    ...opened,
    setItem(key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      opened.setItem(key, value);
    },
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
