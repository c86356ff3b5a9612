import * as z from 'zod/mini';
import { atLeast, byteCount, emailField, personNameField } from './limits.ts';

/** Shortest password, in characters (specification §5). */
const MINIMUM_PASSWORD = 6;
/** Longest password, in bytes of UTF-8: the service's hash reads no further (rulings). */
const MAXIMUM_PASSWORD_BYTES = 72;

/** A password is taken as it was typed: never trimmed. */
function passwordField() {
  return z.string('Password must be at least 6 characters').check(
    atLeast(MINIMUM_PASSWORD, 'Password must be at least 6 characters'),
    z.refine((password) => byteCount(password) <= MAXIMUM_PASSWORD_BYTES, {
      error: 'Password must be at most 72 characters',
    }),
  );
}

/** Attached to confirmPassword (specification §5). */
function passwordsMatch() {
  return z.refine<{ password: string; confirmPassword: string }>(
    (values) => values.password === values.confirmPassword,
    {
      error: "Passwords don't match",
      path: ['confirmPassword'],
    },
  );
}

/** Sign-in form (specification §5). */
export const signInSchema = z.object({ email: emailField(), password: passwordField() });
export type SignInValues = z.infer<typeof signInSchema>;

/** Sign-up form (specification §5). */
export const signUpSchema = z
  .object({
    fullName: personNameField(),
    email: emailField(),
    password: passwordField(),
    confirmPassword: z.string("Passwords don't match"),
  })
  .check(passwordsMatch());
export type SignUpValues = z.infer<typeof signUpSchema>;

/** 'Forgot password?' and 'resend confirmation' (rulings, 'Added by us'). */
export const passwordResetRequestSchema = z.object({ email: emailField() });
export type PasswordResetRequestValues = z.infer<typeof passwordResetRequestSchema>;

/** A new password of a signed-in visitor (issue 6 §5). */
export const passwordChangeSchema = z
  .object({
    currentPassword: passwordField(),
    password: passwordField(),
    confirmPassword: z.string("Passwords don't match"),
  })
  .check(passwordsMatch());
export type PasswordChangeValues = z.infer<typeof passwordChangeSchema>;

/** Another address of a signed-in visitor (issue 6 §5). `present` is the one that the account has. */
export function emailChangeSchema(present: string) {
  return z.object({
    email: emailField().check(
      z.refine((email) => email.toLowerCase() !== present.toLowerCase(), { error: 'This is your present address' }),
    ),
  });
}
export type EmailChangeValues = z.infer<ReturnType<typeof emailChangeSchema>>;

/** What the deletion of an account asks for (issue 6 §5). */
export const accountDeletionSchema = z.object({ password: passwordField() });
export type AccountDeletionValues = z.infer<typeof accountDeletionSchema>;

/** The form of the recovery session (rulings). */
export const newPasswordSchema = z
  .object({ password: passwordField(), confirmPassword: z.string("Passwords don't match") })
  .check(passwordsMatch());
export type NewPasswordValues = z.infer<typeof newPasswordSchema>;
