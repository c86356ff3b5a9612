import { describe, expect, test } from 'vitest';
import { createManualClock } from './manualClock.tsx';

describe('a manual clock', () => {
  test('only advances manually', () => {
    const clock = createManualClock(1000);
    expect(clock.now()).toBe(1000);
    clock.advance(250);
    expect(clock.now()).toBe(1250);
  });

  test('ticks at each interval, showing the time of the tick', () => {
    const clock = createManualClock(0);
    const times: number[] = [];
    clock.every(100, () => times.push(clock.now()));
    clock.advance(250);
    clock.advance(50);
    expect(times).toEqual([100, 200, 300]);
  });

  test('calls a one-time callback once', () => {
    const clock = createManualClock(0);
    let calls = 0;
    clock.after(10, () => calls++);
    clock.advance(9);
    expect(calls).toBe(0);
    clock.advance(1);
    clock.advance(1000);
    expect(calls).toBe(1);
  });

  test('runs due callbacks in order of time, and those due at the same time in order of registration', () => {
    const clock = createManualClock(0);
    const calls: string[] = [];
    clock.after(200, () => calls.push('late'));
    clock.every(100, () => calls.push('tick'));
    clock.after(100, () => calls.push('early'));
    clock.advance(200);
    expect(calls).toEqual(['tick', 'early', 'late', 'tick']);
  });

  test('does not run a cancelled callback, even one that cancels itself', () => {
    const clock = createManualClock(0);
    let calls = 0;
    const stop = clock.every(10, () => {
      calls++;
      stop();
    });
    clock.after(5, () => calls++)();
    clock.advance(100);
    expect(calls).toBe(1);
  });

  test('runs callbacks that are registered while it advances', () => {
    const clock = createManualClock(0);
    const times: number[] = [];
    clock.after(10, () => clock.after(10, () => times.push(clock.now())));
    clock.advance(50);
    expect(times).toEqual([20]);
  });

  test('rejects an interval of zero, which would never end', () => {
    expect(() => createManualClock(0).every(0, () => {})).toThrow(RangeError);
  });
});
