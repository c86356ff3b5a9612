import * as z from 'zod/mini';
import { atLeast, byteCount, emailField, personNameField } from './limits.ts';
import { messageCode } from './messages.ts';

/** Minimum password length, in characters. */
const MINIMUM_PASSWORD = 6;
/** Maximum password length, in UTF-8 bytes: the service's hash ignores the rest. */
const MAXIMUM_PASSWORD_BYTES = 72;

/** Passwords are never trimmed. */
const passwordField = z.string(messageCode('password_too_short')).check(
  atLeast(MINIMUM_PASSWORD, messageCode('password_too_short')),
  z.refine((password) => byteCount(password) <= MAXIMUM_PASSWORD_BYTES, { error: messageCode('password_too_long') }),
);

const newPassword = { password: passwordField, confirmPassword: z.string(messageCode('passwords_differ')) };

const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (values) => values.password === values.confirmPassword,
  { error: messageCode('passwords_differ'), path: ['confirmPassword'] },
);

export const signInSchema = z.object({ email: emailField(), password: passwordField });
export type SignInValues = z.infer<typeof signInSchema>;

export const signUpSchema = z
  .object({ fullName: personNameField(), email: emailField(), ...newPassword })
  .check(passwordsMatch);
export type SignUpValues = z.infer<typeof signUpSchema>;

/** Used by 'Forgot password?' and 'resend confirmation'. */
export const passwordResetRequestSchema = z.object({ email: emailField() });
export type PasswordResetRequestValues = z.infer<typeof passwordResetRequestSchema>;

/** Password change of a signed-in user (REQ-AUTH-9). */
export const passwordChangeSchema = z.object({ currentPassword: passwordField, ...newPassword }).check(passwordsMatch);
export type PasswordChangeValues = z.infer<typeof passwordChangeSchema>;

/** Address change of a signed-in user (REQ-AUTH-9). `present` is the account's current address. */
export function emailChangeSchema(present: string) {
  return z.object({
    email: emailField().check(
      z.refine((email) => email.toLowerCase() !== present.toLowerCase(), { error: messageCode('email_unchanged') }),
    ),
  });
}
export type EmailChangeValues = z.infer<ReturnType<typeof emailChangeSchema>>;

/** Account deletion (REQ-AUTH-9). */
export const accountDeletionSchema = z.object({ password: passwordField });

/** Password for the account of a mailed link; a new account also gets a name. */
export const newPasswordSchema = z
  .object({ fullName: z.optional(personNameField()), ...newPassword })
  .check(passwordsMatch);
export type NewPasswordValues = z.infer<typeof newPasswordSchema>;
