import { assert, boolean, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBotSignals, writeBotSignals } from './botSignals.ts';

describe('REQ-SAFE-2: bot signals of a form', () => {
  test('are written as one header line', () => {
    expect(writeBotSignals({ elapsedMs: 4209.3, isHoneypotFilled: false })).toBe('elapsed=4210, decoy=empty');
    expect(writeBotSignals({ elapsedMs: -1, isHoneypotFilled: true })).toBe('elapsed=0, decoy=filled');
  });

  test('are read as they were written', () => {
    assert(
      property(nat(999_999_999), boolean(), (elapsedMs, isHoneypotFilled) => {
        expect(readBotSignals(writeBotSignals({ elapsedMs, isHoneypotFilled }))).toEqual({
          elapsedMs,
          isHoneypotFilled,
        });
      }),
    );
  });

  test.each([null, '', 'elapsed=4210', 'elapsed=-1, decoy=empty', 'elapsed=1e9, decoy=empty', 'elapsed=1, decoy=no'])(
    'are null for the header %j',
    (header) => {
      expect(readBotSignals(header)).toBeNull();
    },
  );
});
