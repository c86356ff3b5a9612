import type { AuthFormContent, AuthHead } from './authContent.ts';

/** `signin` and `signup` are the two main modes; the others serve passwords and mailed links. */
export type AuthMode = 'signin' | 'signup' | 'reset-request' | 'check-email';

/** A text button below the form that switches to another mode. */
export interface ModeLink {
  label: string;
  mode: AuthMode;
}

/** Heading and subtitle of a mode; `email` replaces `{email}`. */
export function headOf(mode: AuthMode, content: AuthFormContent, email: string): AuthHead {
  const { heading, subtitle } = {
    signin: content.signIn,
    signup: content.signUp,
    'reset-request': content.resetRequest,
    'check-email': content.checkEmail,
  }[mode];
  return { heading, subtitle: subtitle.replace('{email}', () => email || content.unknownAddress) };
}

/** The heading of the opposite mode: space is reserved for the longer of the two. */
export function headingInTurn(mode: AuthMode, content: AuthFormContent): string | undefined {
  if (mode === 'signin') return content.signUp.heading;
  return mode === 'signup' ? content.signIn.heading : undefined;
}

export function linksToOtherModes(mode: AuthMode, content: AuthFormContent): ModeLink[] {
  const back: ModeLink = { label: content.backToSignIn, mode: 'signin' };
  const forgot: ModeLink = { label: content.signIn.forgot, mode: 'reset-request' };
  return {
    signin: [{ label: content.signIn.toggle, mode: 'signup' } as const, forgot],
    signup: [{ label: content.signUp.toggle, mode: 'signin' } as const],
    'reset-request': [back],
    'check-email': [{ label: content.checkEmail.again, mode: 'reset-request' } as const, back],
  }[mode];
}
