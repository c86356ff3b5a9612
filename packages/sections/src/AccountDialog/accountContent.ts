import type { FormWords } from '../parts/FormFrame.tsx';
import type { ToastText } from '@podium/ui/Toast/Toasts';

/** Text of the dialog. `{email}` is the typed address, `{present}` the current one. */
export interface AccountContent {
  heading: string;
  tabsLabel: string;
  tabs: { password: string; security: string; email: string; data: string; deletion: string };
  /** Used when a failure has no message. */
  fallback: string;
  password: FormWords & {
    labels: { currentPassword: string; password: string; confirmPassword: string; code: string };
    hint: string;
    successToast: ToastText;
  };
  security: SecurityWords;
  email: FormWords & { note: string; label: string; sent: string };
  data: DataWords;
  deletion: RemovalWords & { note: string; label: string; codeLabel: string };
}

export interface RemovalWords extends FormWords {
  open: string;
  question: string;
  warning: string;
  keep: string;
  successToast: ToastText;
}

interface SecurityWords {
  heading: string;
  loading: string;
  failure: string;
  retry: string;
  code: { label: string; hint: string };
  lostDevice: string;
  off: { note: string; start: string; starting: string; failureTitle: string };
  setup: FormWords & {
    scan: string;
    /** Accessible name of the QR code. */
    qrCode: string;
    secret: string;
    cancel: string;
    successToast: ToastText;
  };
  on: RemovalWords & { note: string };
  devices: {
    heading: string;
    note: string;
    submit: string;
    submitting: string;
    successToast: ToastText;
    failureToast: Required<ToastText>;
  };
}

export interface ValueWords {
  nothing: string;
  yes: string;
  no: string;
}

interface DataWords extends ValueWords {
  note: string;
  loading: string;
  failure: string;
  retry: string;
  download: string;
  empty: string;
  /** Display names of the tables. A table without one is shown by its own name. */
  tables: Partial<Record<string, string>>;
}

export function withAddresses(text: string, present: string, typed = ''): string {
  return text.replaceAll('{present}', present).replaceAll('{email}', typed);
}
