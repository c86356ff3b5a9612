import { passwordResetRequestSchema, type PasswordResetRequestValues } from '@podium/data/schemas/auth.ts';
import { EmailField } from '../parts/accountFields.tsx';
import { FormFrame } from '../parts/FormFrame.tsx';
import { useFields } from '../parts/useFields.ts';
import type { EmailProps, FormProps } from './formProps.ts';

type EmailFormProps = FormProps<PasswordResetRequestValues> & Partial<EmailProps>;

/** One address field: requests a link for a new password, or a new confirmation link. */
export function EmailForm({ content, frame, email = '', onEmailChange, onSubmit }: EmailFormProps) {
  const { field, handleSubmit } = useFields(passwordResetRequestSchema, { email });
  return (
    <FormFrame onSubmit={handleSubmit(onSubmit)} {...frame}>
      <EmailField
        label={content.labels.email}
        {...field('email', { onChange: ({ target }) => onEmailChange?.(target.value) })}
      />
    </FormFrame>
  );
}
