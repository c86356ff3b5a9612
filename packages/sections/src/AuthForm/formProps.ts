import type { FormFrameProps } from '../parts/FormFrame.tsx';
import type { AuthFormContent } from './authContent.ts';

export interface FormProps<Values> {
  content: AuthFormContent;
  frame: Pick<FormFrameProps, 'words' | 'isBusy' | 'failure'>;
  onSubmit: (values: Values) => Promise<void>;
}

/** The address is kept when the form changes. */
export interface EmailProps {
  email: string;
  onEmailChange: (email: string) => void;
}
