import { describe, expect, test } from 'vitest';
import { readBotSignals, writeBotSignals } from './botSignals.ts';

describe('REQ-SAFE-2: bot signals of a form', () => {
  test.each([
    [4209.3, false, 'elapsed=4210, decoy=empty'],
    [-1, true, 'elapsed=0, decoy=filled'],
    [1e12, false, 'elapsed=999999999, decoy=empty'],
  ])('are written as one header line, and read again: %d, %s', (elapsedMs, isHoneypotFilled, header) => {
    expect(writeBotSignals({ elapsedMs, isHoneypotFilled })).toBe(header);
    expect(writeBotSignals(readBotSignals(header)!)).toBe(header);
  });

  test.each([null, 'elapsed=4210', 'elapsed=-1, decoy=empty', 'elapsed=1, decoy=no'])('are null for %j', (header) => {
    expect(readBotSignals(header)).toBeNull();
  });
});
