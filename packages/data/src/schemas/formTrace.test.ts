import { assert, boolean, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFormTrace, writeFormTrace } from './formTrace.ts';

describe('issue 6 §1, how a form was filled in', () => {
  test('goes along as one line', () => {
    expect(writeFormTrace({ elapsedMs: 4209.3, isDecoyFilled: false })).toBe('elapsed=4210, decoy=empty');
    expect(writeFormTrace({ elapsedMs: -1, isDecoyFilled: true })).toBe('elapsed=0, decoy=filled');
  });

  test('is read as it was written', () => {
    assert(
      property(nat(999_999_999), boolean(), (elapsedMs, isDecoyFilled) => {
        expect(readFormTrace(writeFormTrace({ elapsedMs, isDecoyFilled }))).toEqual({ elapsedMs, isDecoyFilled });
      }),
    );
  });

  test.each([null, '', 'elapsed=4210', 'elapsed=-1, decoy=empty', 'elapsed=1e9, decoy=empty', 'elapsed=1, decoy=no'])(
    'is nothing where it is %j',
    (header) => {
      expect(readFormTrace(header)).toBeNull();
    },
  );
});
