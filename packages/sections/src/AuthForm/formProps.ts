import type { AuthFormContent } from './authContent.ts';

/** What every form of the page gets. */
export interface FormProps<Values> {
  content: AuthFormContent;
  isBusy: boolean;
  failure: string | undefined;
  onSubmit: (values: Values) => Promise<void>;
}

/** The address outlives the form in which it was typed. */
export interface EmailProps {
  email: string;
  onEmailChange: (email: string) => void;
}
