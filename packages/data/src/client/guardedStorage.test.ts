import { describe, expect, test } from 'vitest';
import { guardedStorage, type KeyValueStorage } from './guardedStorage.ts';

function mapStorage(): KeyValueStorage & { values: Map<string, string>; isFull: boolean } {
  const values = new Map<string, string>();
  return {
    values,
    isFull: false,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (this.isFull) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
}

describe('REQ-SAFE-1: storage that never throws', () => {
  test('uses the storage where it works', () => {
    const inner = mapStorage();
    const storage = guardedStorage(() => inner);
    storage.setItem('key', 'value');
    expect(inner.values.get('key')).toBe('value');
    expect(storage.getItem('key')).toBe('value');
    storage.removeItem('key');
    expect(storage.getItem('key')).toBeNull();
  });

  test('keeps values in memory where storage is blocked', () => {
    const storage = guardedStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(storage.getItem('key')).toBeNull();
    storage.setItem('key', 'value');
    expect(storage.getItem('key')).toBe('value');
    storage.removeItem('key');
    expect(storage.getItem('key')).toBeNull();
  });

  test('returns the newest value also when the storage is full', () => {
    const inner = mapStorage();
    const storage = guardedStorage(() => inner);
    storage.setItem('key', 'old');
    inner.isFull = true;
    storage.setItem('key', 'new');
    expect(storage.getItem('key')).toBe('new');
    inner.isFull = false;
    storage.setItem('key', 'newest');
    expect(storage.getItem('key')).toBe('newest');
    expect(inner.values.get('key')).toBe('newest');
  });
});
