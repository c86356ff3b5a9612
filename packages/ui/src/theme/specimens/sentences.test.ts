import { expect, test } from 'vitest';
import { sentencesIn } from './sentences.ts';

test('returns the doc comment of an entry, and nothing for an entry without one', () => {
  const source = "const tokens = {\n  /** Page ground. */\n  paper: { paper: 'a' },\n  okFg: { paper: 'b' },\n};\n";
  expect(sentencesIn(source)).toEqual({ paper: 'Page ground.' });
});
