import { describe, expect, test } from 'vitest';
import { firstMessages } from '../testing/firstMessages.ts';
import {
  emailChangeSchema,
  newPasswordSchema,
  passwordChangeSchema,
  passwordResetRequestSchema,
  signInSchema,
  signUpSchema,
} from './auth.ts';

const account = {
  fullName: 'Robin Sample',
  email: 'robin@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
};

describe('REQ-FORM-1: sign-in', () => {
  test('accepts a valid address and a password of 6 characters', () => {
    expect(signInSchema.parse({ email: ' robin@example.com ', password: '123456' })).toEqual({
      email: 'robin@example.com',
      password: '123456',
    });
  });

  test.each([{}, { email: 'robin', password: '12345' }])('returns a message for each wrong field: %j', (input) => {
    expect(firstMessages(signInSchema, input)).toEqual({
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    });
  });

  test('keeps spaces in the password', () => {
    expect(signInSchema.parse({ email: 'robin@example.com', password: '  12 34  ' }).password).toBe('  12 34  ');
  });

  test('counts an emoji of a password as one character', () => {
    expect(firstMessages(signInSchema, { email: 'robin@example.com', password: '😀😀😀😀😀' })).toEqual({
      password: 'Password must be at least 6 characters',
    });
  });
});

describe('REQ-FORM-1: sign-up', () => {
  test('accepts a complete account', () => {
    expect(signUpSchema.parse({ ...account, fullName: '  Robin Sample ' })).toEqual(account);
  });

  test.each(['', ' ', 'R', ' R ', '😀'])('refuses the name %j', (fullName) => {
    expect(firstMessages(signUpSchema, { ...account, fullName })).toEqual({
      fullName: 'Name must be at least 2 characters',
    });
  });

  test.each(['Bo', 'يو', 'נועה לוי', '李娜', '😀😀'])('accepts the name %j', (fullName) => {
    expect(signUpSchema.parse({ ...account, fullName }).fullName).toBe(fullName);
  });

  test('reports a differing confirmation together with every other mistake', () => {
    expect(
      firstMessages(signUpSchema, { fullName: 'R', email: 'robin', password: '12345', confirmPassword: '123456' }),
    ).toEqual({
      fullName: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
      confirmPassword: "Passwords don't match",
    });
  });
});

describe('REQ-FORM-1: names have at most 200 characters, passwords at most 72 bytes', () => {
  test('accepts a name of 200 characters and refuses one of 201', () => {
    expect(firstMessages(signUpSchema, { ...account, fullName: 'é'.repeat(200) })).toEqual({});
    expect(firstMessages(signUpSchema, { ...account, fullName: 'é'.repeat(201) })).toEqual({
      fullName: 'Name must be at most 200 characters',
    });
  });

  test.each([
    ['a'.repeat(72), 'a'.repeat(73)],
    ['é'.repeat(36), 'é'.repeat(37)],
    ['😀'.repeat(18), '😀'.repeat(19)],
  ])('%s is the longest accepted password of its kind', (longest, tooLong) => {
    expect(firstMessages(newPasswordSchema, { password: longest, confirmPassword: longest })).toEqual({});
    expect(firstMessages(newPasswordSchema, { password: tooLong, confirmPassword: tooLong })).toEqual({
      password: 'Password must be at most 72 characters',
    });
  });
});

describe('REQ-PASS-1: password reset', () => {
  test('the request needs an address only', () => {
    expect(passwordResetRequestSchema.parse({ email: ' robin@example.com' })).toEqual({ email: 'robin@example.com' });
    expect(firstMessages(passwordResetRequestSchema, { email: '' })).toEqual({ email: 'Invalid email address' });
  });

  test('the new password needs a confirmation', () => {
    expect(firstMessages(newPasswordSchema, { password: 'correct horse', confirmPassword: '' })).toEqual({
      confirmPassword: "Passwords don't match",
    });
  });
});

describe('REQ-AUTH-9, REQ-PASS-1: changes of the account', () => {
  test('a new password needs the present password and a confirmation', () => {
    const typed = { currentPassword: '12345', password: 'correct horse', confirmPassword: 'correct house' };
    expect(firstMessages(passwordChangeSchema, typed)).toEqual({
      currentPassword: 'Password must be at least 6 characters',
      confirmPassword: "Passwords don't match",
    });
  });

  test('a new address must differ from the present one in more than case', () => {
    const schema = emailChangeSchema('robin@example.com');
    expect(schema.parse({ email: ' new@example.com ' })).toEqual({ email: 'new@example.com' });
    expect(firstMessages(schema, { email: ' Robin@Example.com' })).toEqual({ email: 'This is your present address' });
    expect(firstMessages(schema, { email: 'robin@' })).toEqual({ email: 'Invalid email address' });
  });
});
