import type { ToastWords } from '../parts/toastWords.ts';

/** The words of the dialog. `{email}` is the address that was typed, `{present}` the one that the account has. */
export interface AccountContent {
  heading: string;
  close: string;
  /** Names the tabs for those who cannot see them. */
  tabsLabel: string;
  tabs: { password: string; email: string; data: string; deletion: string };
  /** Said when a refusal brings no sentence of its own. */
  fallback: string;
  password: FormWords & {
    labels: { currentPassword: string; password: string; confirmPassword: string };
    hint: string;
    successToast: ToastWords;
  };
  email: FormWords & { note: string; label: string; sent: string };
  data: DataWords;
  deletion: FormWords & DeletionWords;
}

interface FormWords {
  submit: string;
  submitting: string;
  /** Title of the toast when the service refuses. */
  failureTitle: string;
}

export interface ValueWords {
  /** Stands for a value that is not there. */
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
  /** Names of the tables; one that has none here is shown by its own. */
  tables: Partial<Record<string, string>>;
}

interface DeletionWords {
  note: string;
  /** The button that asks. */
  open: string;
  question: string;
  warning: string;
  /** Of the field for the password. */
  label: string;
  keep: string;
  doneToast: ToastWords;
}

/** Puts the addresses in their places. */
export function withAddresses(text: string, present: string, typed = ''): string {
  return text.replaceAll('{present}', present).replaceAll('{email}', typed);
}
