import type { ToastWords } from '../parts/toastWords.ts';

/** Heading and the line under it. */
export interface AuthHead {
  heading: string;
  subtitle: string;
}

/** A form with its own button and its own trouble. */
export interface AuthFormWords extends AuthHead {
  submit: string;
  submitting: string;
  /** Title of the toast when the service refuses. */
  failureTitle: string;
}

/** The words of /auth. In subtitles and in the confirmation's text `{email}` stands for the visitor's address. */
export interface AuthFormContent {
  brand: { name: string; href: string };
  loading: string;
  labels: { fullName: string; email: string; password: string; newPassword: string; confirmPassword: string };
  passwordHint: string;
  signIn: AuthFormWords & { forgot: string; toggle: string };
  signUp: AuthFormWords & { toggle: string; successToast: ToastWords };
  /** Stands over the sign-in form while an address waits to be confirmed. */
  confirmation: {
    text: string;
    resend: string;
    resending: string;
    resentToast: ToastWords;
    failureTitle: string;
  };
  resetRequest: AuthFormWords;
  /** After the request. */
  checkEmail: AuthHead & { again: string };
  reset: AuthFormWords & { abandon: string; successToast: ToastWords };
  /** A mailed link that works no more; the button sends a new confirmation link. */
  linkExpired: AuthFormWords;
  backToSignIn: string;
  /** Takes the place of `{email}` where the address is not known, after a reload. */
  unknownAddress: string;
  /** Said when a refusal brings no sentence of its own. */
  fallback: string;
}
