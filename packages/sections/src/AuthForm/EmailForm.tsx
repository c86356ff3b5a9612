import { passwordResetRequestSchema, type PasswordResetRequestValues } from '@podium/data/schemas/auth.ts';
import { EmailField } from '../parts/accountFields.tsx';
import { FormFrame, type FormFrameProps } from '../parts/FormFrame.tsx';
import { useFields } from '../parts/useFields.ts';
import type { AuthFormContent } from './authContent.ts';

export interface FormProps<Values> extends Pick<FormFrameProps, 'words' | 'isBusy' | 'failure'> {
  content: AuthFormContent;
  /** Typed in another form before. */
  email: string;
  onSubmit: (values: Values) => Promise<void>;
}

/** One address field: requests a link for a new password, or a new confirmation link. */
export function EmailForm({ content, email, onSubmit, ...frame }: FormProps<PasswordResetRequestValues>) {
  const { field, handleSubmit } = useFields(passwordResetRequestSchema, { email });
  return (
    <FormFrame onSubmit={handleSubmit(onSubmit)} {...frame}>
      <EmailField label={content.labels.email} {...field('email')} />
    </FormFrame>
  );
}
