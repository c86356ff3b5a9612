import { expect, test } from 'vitest';
import { answerLine } from './answerLine.ts';

test('a question has no colon', () => {
  expect(answerLine('E-mail', 'a@example.com')).toBe('E-mail: a@example.com');
  expect(answerLine('What is it about?', 'A question')).toBe('What is it about? A question');
});
