import { describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toastStore.ts';

function storeWith(...titles: string[]) {
  const store = createToastStore();
  for (const title of titles) store.show({ title });
  return store;
}

describe('toast store', () => {
  it('keeps the order in which toasts were shown, newest last, each with its own id', () => {
    const toasts = storeWith('Check your email', 'Signed out', 'Signed out').read();
    expect(toasts.map(({ title }) => title)).toEqual(['Check your email', 'Signed out', 'Signed out']);
    expect(new Set(toasts.map(({ id }) => id)).size).toBe(3);
  });

  it('uses the default tone for a message without a tone', () => {
    const store = storeWith('Signed out');
    store.show({ title: 'Sign in failed', tone: 'destructive' });
    expect(store.read().map(({ tone }) => tone)).toEqual(['default', 'destructive']);
  });

  it('never reuses an id, even after the queue was empty', () => {
    const store = storeWith('First');
    const [first] = store.read();
    store.dismiss(first!.id);
    store.show({ title: 'Second' });
    expect(store.read()[0]?.id).not.toBe(first!.id);
  });

  it('dismisses one toast and keeps the others', () => {
    const store = storeWith('First', 'Second', 'Third');
    store.dismiss(store.read()[1]!.id);
    expect(store.read().map(({ title }) => title)).toEqual(['First', 'Third']);
  });

  it('dismisses the toast that was shown by the function that show returned', () => {
    const store = storeWith('First');
    const dismiss = store.show({ title: 'Second' });
    store.show({ title: 'Third' });
    dismiss();
    dismiss();
    expect(store.read().map(({ title }) => title)).toEqual(['First', 'Third']);
  });

  it('notifies subscribed listeners of each change and only then', () => {
    const store = createToastStore();
    const listener = vi.fn<() => void>();
    const unsubscribe = store.subscribe(listener);
    store.show({ title: 'First' });
    expect(listener).toHaveBeenCalledTimes(1);
    const { id } = store.read()[0]!;
    store.dismiss(id);
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    store.show({ title: 'Second' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('returns the same array until something changes, as useSyncExternalStore requires', () => {
    const store = storeWith('First');
    const before = store.read();
    expect(store.read()).toBe(before);
    store.show({ title: 'Second' });
    expect(store.read()).not.toBe(before);
    expect(before).toHaveLength(1);
  });
});
