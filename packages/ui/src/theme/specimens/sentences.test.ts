import { expect, test } from 'vitest';
import { sentencesIn } from './sentences.ts';

test('takes the sentence above an entry, and none for an entry without', () => {
  const source = "const tokens = {\n  /** Page ground. */\n  paper: { paper: 'a' },\n  okFg: { paper: 'b' },\n};\n";
  expect(sentencesIn(source)).toEqual({ paper: 'Page ground.' });
});
