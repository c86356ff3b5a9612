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

  it('takes a message without a tone as the default one', () => {
    const store = createToastStore();
    store.show({ title: 'Signed out' });
    store.show({ title: 'Sign in failed', tone: 'destructive' });
    expect(store.read().map((toast) => toast.tone)).toEqual(['default', 'destructive']);
  });

  it('gives the same message shown twice two identities', () => {
    const store = createToastStore();
    store.show({ title: 'Please enter your email to download' });
    store.show({ title: 'Please enter your email to download' });
    const [first, second] = store.read();
    expect(first?.id).not.toBe(second?.id);
  });

  it('never gives an identity again, even when the queue was empty in between', () => {
    const store = createToastStore();
    store.show({ title: 'First' });
    const [first] = store.read();
    store.dismiss(first!.id);
    store.show({ title: 'Second' });
    expect(store.read()[0]?.id).not.toBe(first!.id);
  });

  it('dismisses one toast and leaves the others', () => {
    const store = createToastStore();
    store.show({ title: 'First' });
    store.show({ title: 'Second' });
    store.show({ title: 'Third' });
    store.dismiss(store.read()[1]!.id);
    expect(store.read().map((toast) => toast.title)).toEqual(['First', 'Third']);
  });

  it('tells listeners of each change, and of nothing else', () => {
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

  it('stops telling a listener that has left', () => {
    const store = createToastStore();
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    leave();
    store.show({ title: 'First' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('reads as the same array until something changes, as React asks of a store', () => {
    const store = createToastStore();
    store.show({ title: 'First' });
    const before = store.read();
    expect(store.read()).toBe(before);
    store.show({ title: 'Second' });
    expect(store.read()).not.toBe(before);
    expect(before).toHaveLength(1);
  });
});
