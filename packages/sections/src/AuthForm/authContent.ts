import type { LinkPurpose } from '@podium/data/schemas/mailedLink.ts';
import type { RedirectNoticeContent } from '@podium/data/schemas/redirectNotice.ts';
import type { ToastText } from '@podium/ui/Toast/Toasts';
import type { FormWords } from '../parts/FormFrame.tsx';

export interface AuthHead {
  heading: string;
  subtitle: string;
}

type AuthFormWords = AuthHead & FormWords;

/** Text of /auth. In subtitles and in the confirmation text, `{email}` is replaced with the visitor's address. */
export interface AuthFormContent {
  brand: { name: string; href: string };
  loading: string;
  redirected: RedirectNoticeContent;
  labels: {
    fullName: string;
    email: string;
    password: string;
    newPassword: string;
    confirmPassword: string;
    code: string;
  };
  passwordHint: string;
  signIn: AuthFormWords & { forgot: string; toggle: string };
  signUp: AuthFormWords & { toggle: string; successToast: ToastText };
  /** Shown above the sign-in form while an address is unconfirmed. */
  confirmation: { text: string; resend: string; resending: string; resentToast: ToastText; failureTitle: string };
  resetRequest: AuthFormWords;
  checkEmail: AuthHead & { again: string };
  backToSignIn: string;
  /** Replaces `{email}` when the address is unknown after a reload. */
  unknownAddress: string;
  /** Used when a failure has no message. */
  fallback: string;
  confirm: AuthConfirmContent;
}

type PasswordWords = AuthFormWords & { successToast: ToastText };

/** Text of the page that mailed links open. `{email}` is replaced with the account's address. */
interface AuthConfirmContent {
  asking: Record<LinkPurpose, AuthHead & { submit: string }>;
  submitting: string;
  slow: string;
  failureTitle: string;
  password: { signup: PasswordWords; recovery: PasswordWords };
  leave: string;
  halfWay: AuthHead;
  changed: AuthHead;
  /** Its button mails a new link. */
  expired: AuthFormWords;
  expiredChange: AuthHead;
  /** The URL has no complete link. */
  incomplete: AuthHead;
  account: { label: string; href: string };
}
