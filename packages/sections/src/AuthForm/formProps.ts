import type { AuthFormContent } from './authContent.ts';

/** Props shared by the forms of /auth. */
export interface FormProps<Values> {
  content: AuthFormContent;
  isBusy: boolean;
  failure: string | undefined;
  onSubmit: (values: Values) => Promise<void>;
}

/** The address is kept when the form changes. */
export interface EmailProps {
  email: string;
  onEmailChange: (email: string) => void;
}
