import { describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toastStore.ts';

describe('toast store', () => {
  it('starts empty', () => {
    expect(createToastStore().read()).toEqual([]);
  });

  it('keeps the order in which toasts were shown, newest last', () => {
    const store = createToastStore();
    store.show({ title: 'Check your email' });
    store.show({ title: 'Signed out', description: 'You have been successfully signed out.' });
    expect(store.read().map((toast) => toast.title)).toEqual(['Check your email', 'Signed out']);
  });

  it('uses the default tone for a message without a tone', () => {
    const store = createToastStore();
    store.show({ title: 'Signed out' });
    store.show({ title: 'Sign in failed', tone: 'destructive' });
    expect(store.read().map((toast) => toast.tone)).toEqual(['default', 'destructive']);
  });

  it('gives two toasts with the same message different ids', () => {
    const store = createToastStore();
    store.show({ title: 'Please enter your email to download' });
    store.show({ title: 'Please enter your email to download' });
    const [first, second] = store.read();
    expect(first?.id).not.toBe(second?.id);
  });

  it('never reuses an id, even after the queue was empty', () => {
    const store = createToastStore();
    store.show({ title: 'First' });
    const [first] = store.read();
    store.dismiss(first!.id);
    store.show({ title: 'Second' });
    expect(store.read()[0]?.id).not.toBe(first!.id);
  });

  it('dismisses one toast and keeps the others', () => {
    const store = createToastStore();
    store.show({ title: 'First' });
    store.show({ title: 'Second' });
    store.show({ title: 'Third' });
    store.dismiss(store.read()[1]!.id);
    expect(store.read().map((toast) => toast.title)).toEqual(['First', 'Third']);
  });

  it('notifies listeners of each change and only then', () => {
    const store = createToastStore();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.show({ title: 'First' });
    expect(listener).toHaveBeenCalledTimes(1);
    const { id } = store.read()[0]!;
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('does not notify a listener that has unsubscribed', () => {
    const store = createToastStore();
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    leave();
    store.show({ title: 'First' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('returns the same array until something changes, as useSyncExternalStore requires', () => {
    const store = createToastStore();
    store.show({ title: 'First' });
    const before = store.read();
    expect(store.read()).toBe(before);
    store.show({ title: 'Second' });
    expect(store.read()).not.toBe(before);
    expect(before).toHaveLength(1);
  });
});
