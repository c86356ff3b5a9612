import { expect, test } from 'vitest';
import { codeSchema } from './secondFactor.ts';

test.each([
  ['123456', '123456'],
  [' 012 345 ', '012345'],
  ['123\u00a0456', '123456'],
])('REQ-AUTH-7: the code field reads %j as %s', (typed, code) => {
  expect(codeSchema.parse({ code: typed })).toEqual({ code });
});

test.each(['', '12345', '1234567', '12345a', '-12345'])(
  'REQ-AUTH-7: the code field refuses %j with one sentence',
  (code) => {
    expect(codeSchema.safeParse({ code }).error?.issues.map(({ message }) => message)).toEqual(['code_malformed']);
  },
);
