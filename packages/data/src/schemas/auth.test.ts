import { describe, expect, test } from 'vitest';
import { firstMessages } from '../testing/firstMessages.ts';
import { emailChangeSchema, newPasswordSchema, signInSchema, signUpSchema } from './auth.ts';

describe('REQ-FORM-1: passwords', () => {
  test('keep their spaces', () => {
    expect(signInSchema.parse({ email: 'robin@example.com', password: '  12 34  ' }).password).toBe('  12 34  ');
  });

  test.each([
    ['a'.repeat(72), 'a'.repeat(73)],
    ['😀'.repeat(18), '😀'.repeat(19)],
  ])('%s is the longest of its kind: 72 bytes', (longest, tooLong) => {
    expect(firstMessages(newPasswordSchema, { password: longest, confirmPassword: longest })).toEqual({});
    expect(firstMessages(newPasswordSchema, { password: tooLong, confirmPassword: tooLong })).toEqual({
      password: 'password_too_long',
    });
  });
});

test.each(['Bo', 'يو', 'נועה לוי', '李娜'])('REQ-FORM-1: %j is a name', (fullName) => {
  const account = { email: 'robin@example.com', password: 'correct horse', confirmPassword: 'correct horse' };
  expect(signUpSchema.parse({ ...account, fullName: ` ${fullName} ` }).fullName).toBe(fullName);
});

test('REQ-AUTH-9: a new address differs from the present one in more than case', () => {
  const schema = emailChangeSchema('robin@example.com');
  expect(schema.parse({ email: ' new@example.com ' })).toEqual({ email: 'new@example.com' });
  expect(firstMessages(schema, { email: ' Robin@Example.com' })).toEqual({ email: 'email_unchanged' });
});
