import { zodResolver } from '@hookform/resolvers/zod';
import { passwordResetRequestSchema, type PasswordResetRequestValues } from '@podium/data/schemas/auth.ts';
import { EmailField } from '../parts/accountFields.tsx';
import { FormFrame } from '../parts/FormFrame.tsx';
import { useFields } from '../parts/useFields.ts';
import type { AuthFormWords } from './authContent.ts';
import type { EmailProps, FormProps } from './formProps.ts';

interface EmailFormProps extends FormProps<PasswordResetRequestValues>, Partial<EmailProps> {
  words: AuthFormWords;
}

/** One address field: requests a link for a new password, or a new confirmation link. */
export function EmailForm({ content, words, isBusy, failure, email = '', onEmailChange, onSubmit }: EmailFormProps) {
  const { field, handleSubmit } = useFields(zodResolver(passwordResetRequestSchema), { email });
  return (
    <FormFrame onSubmit={handleSubmit(onSubmit)} words={words} isBusy={isBusy} failure={failure}>
      <EmailField
        label={content.labels.email}
        {...field('email', { onChange: ({ target }) => onEmailChange?.(target.value) })}
      />
    </FormFrame>
  );
}
