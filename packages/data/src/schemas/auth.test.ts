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

describe('specification §5, sign-in', () => {
  test('takes a valid address and a password of 6 characters', () => {
    expect(signInSchema.parse({ email: ' robin@example.com ', password: '123456' })).toEqual({
      email: 'robin@example.com',
      password: '123456',
    });
  });

  test('names each field that is wrong', () => {
    expect(firstMessages(signInSchema, { email: 'robin', password: '12345' })).toEqual({
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    });
    expect(firstMessages(signInSchema, {})).toEqual({
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    });
  });

  test('leaves the password as it was typed', () => {
    expect(signInSchema.parse({ email: 'robin@example.com', password: '  12 34  ' }).password).toBe('  12 34  ');
  });

  test('counts an emoji of a password as one character', () => {
    expect(firstMessages(signInSchema, { email: 'robin@example.com', password: '😀😀😀😀😀' })).toEqual({
      password: 'Password must be at least 6 characters',
    });
  });
});

describe('specification §5, sign-up', () => {
  test('takes a whole account', () => {
    expect(signUpSchema.parse({ ...account, fullName: '  Robin Sample ' })).toEqual(account);
  });

  test.each(['', ' ', 'R', ' R ', '😀'])('refuses the name %j', (fullName) => {
    expect(firstMessages(signUpSchema, { ...account, fullName })).toEqual({
      fullName: 'Name must be at least 2 characters',
    });
  });

  test.each(['Bo', 'يو', 'נועה לוי', '李娜', '😀😀'])('takes the name %j', (fullName) => {
    expect(signUpSchema.parse({ ...account, fullName }).fullName).toBe(fullName);
  });

  test('attaches a differing confirmation to confirmPassword', () => {
    expect(firstMessages(signUpSchema, { ...account, confirmPassword: 'correct  horse' })).toEqual({
      confirmPassword: "Passwords don't match",
    });
  });

  test('tells of a differing confirmation together with every other mistake', () => {
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

describe('rulings, limits: name to 200 characters, password to 72 bytes', () => {
  test('a name of 200 characters and one more', () => {
    expect(firstMessages(signUpSchema, { ...account, fullName: 'é'.repeat(200) })).toEqual({});
    expect(firstMessages(signUpSchema, { ...account, fullName: 'é'.repeat(201) })).toEqual({
      fullName: 'Name must be at most 200 characters',
    });
  });

  test.each([
    ['a'.repeat(72), 'a'.repeat(73)],
    ['é'.repeat(36), 'é'.repeat(37)],
    ['😀'.repeat(18), '😀'.repeat(19)],
  ])('%s is the longest of its kind', (longest, tooLong) => {
    expect(firstMessages(newPasswordSchema, { password: longest, confirmPassword: longest })).toEqual({});
    expect(firstMessages(newPasswordSchema, { password: tooLong, confirmPassword: tooLong })).toEqual({
      password: 'Password must be at most 72 characters',
    });
  });
});

describe('rulings, added by us: password reset', () => {
  test('the request takes an address only', () => {
    expect(passwordResetRequestSchema.parse({ email: ' robin@example.com' })).toEqual({ email: 'robin@example.com' });
    expect(firstMessages(passwordResetRequestSchema, { email: '' })).toEqual({ email: 'Invalid email address' });
  });

  test('the new password is confirmed', () => {
    expect(firstMessages(newPasswordSchema, { password: 'correct horse', confirmPassword: '' })).toEqual({
      confirmPassword: "Passwords don't match",
    });
  });
});

describe('issue 6 §5, accounts', () => {
  test('a new password asks for the present one and is confirmed', () => {
    const typed = { currentPassword: '12345', password: 'correct horse', confirmPassword: 'correct house' };
    expect(firstMessages(passwordChangeSchema, typed)).toEqual({
      currentPassword: 'Password must be at least 6 characters',
      confirmPassword: "Passwords don't match",
    });
  });

  test('another address is another one, in whatever letters', () => {
    const schema = emailChangeSchema('robin@example.com');
    expect(schema.parse({ email: ' new@example.com ' })).toEqual({ email: 'new@example.com' });
    expect(firstMessages(schema, { email: ' Robin@Example.com' })).toEqual({ email: 'This is your present address' });
    expect(firstMessages(schema, { email: 'robin@' })).toEqual({ email: 'Invalid email address' });
  });
});
