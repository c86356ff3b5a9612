import type { AuthFormContent, AuthHead } from './authContent.ts';

/** `signin` and `signup` are the specification's; the others serve passwords and mailed links (rulings). */
export type AuthMode = 'signin' | 'signup' | 'reset-request' | 'check-email' | 'reset' | 'link-expired';

/** A text button under the form that leads to another mode. */
export interface AuthWay {
  label: string;
  mode: AuthMode;
}

/** Heading and subtitle of a mode; `email` takes the place of `{email}`. */
export function headOf(mode: AuthMode, content: AuthFormContent, email: string): AuthHead {
  const { heading, subtitle } = {
    signin: content.signIn,
    signup: content.signUp,
    'reset-request': content.resetRequest,
    'check-email': content.checkEmail,
    reset: content.reset,
    'link-expired': content.linkExpired,
  }[mode];
  return { heading, subtitle: subtitle.replace('{email}', () => email || content.unknownAddress) };
}

/** The heading that takes turns with the one shown: room is kept for the longer of the two. */
export function headingInTurn(mode: AuthMode, content: AuthFormContent): string | undefined {
  if (mode === 'signin') return content.signUp.heading;
  return mode === 'signup' ? content.signIn.heading : undefined;
}

/** Where one can go from a mode; `reset` has its own way out. */
export function waysFrom(mode: AuthMode, content: AuthFormContent): AuthWay[] {
  const back: AuthWay = { label: content.backToSignIn, mode: 'signin' };
  const forgot: AuthWay = { label: content.signIn.forgot, mode: 'reset-request' };
  return {
    signin: [{ label: content.signIn.toggle, mode: 'signup' } as const, forgot],
    signup: [{ label: content.signUp.toggle, mode: 'signin' } as const],
    'reset-request': [back],
    'check-email': [{ label: content.checkEmail.again, mode: 'reset-request' } as const, back],
    reset: [],
    'link-expired': [forgot, back],
  }[mode];
}
