import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  addressesWithControlCharacters,
  invalidAddresses,
  validAddresses,
  pastedAddresses,
} from '../fixtures/addresses.ts';
import { cleanLine, cleanText, emailField, optionalChoice, optionalField } from './limits.ts';

const address = z.object({ email: emailField() });

describe('REQ-SAFE-3: the shared samples of addresses', () => {
  test.each(validAddresses)('accepts %j', (email) => {
    expect(address.parse({ email })).toEqual({ email });
  });

  test.each(invalidAddresses)('refuses %j', (email) => {
    expect(address.safeParse({ email }).success).toBe(false);
  });

  test.each([...pastedAddresses, ...addressesWithControlCharacters])('reads %j as %j', (typed, email) => {
    expect(address.parse({ email: typed })).toEqual({ email });
  });

  test('checks an address in linear time', () => {
    const start = performance.now();
    for (const part of ['a.', 'a-', 'a', '-', '.']) {
      address.safeParse({ email: `a@${part.repeat(20_000)}!` });
      address.safeParse({ email: `${part.repeat(20_000)}!` });
    }
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

test('REQ-FORM-1: surrounding spaces, NUL and unpaired surrogates are removed, right-to-left text is kept, as in the database', () => {
  expect(cleanText('\u00a0 a\u0000b\ud83d \n')).toBe('ab\ufffd');
  expect(cleanText('a\u0007\u001b\u007f\u0085b\tc\r\nd\re')).toBe('ab\tc\nd\ne');
  expect(cleanLine('Robin\tRoe\r\nBcc: all\u0000')).toBe('Robin Roe Bcc: all');
  expect(cleanText(' مرحبا \u200fבלוג ')).toBe('مرحبا \u200fבלוג');
});

test('REQ-FORM-1: a missing answer to an optional field is an empty text, and a choice is one of the options', () => {
  const form = z.object({ company: optionalField('company', 200), size: optionalChoice(['small', 'large']) });
  expect(form.parse({})).toEqual({ company: '', size: '' });
  expect(form.parse({ company: ' Example Ltd ', size: 'large' })).toEqual({ company: 'Example Ltd', size: 'large' });
  expect(form.safeParse({ size: 'huge' }).success).toBe(false);
});
