import { useState } from 'react';
import { passwordChangeSchema, type PasswordChangeValues } from '@podium/data/schemas/auth.ts';
import { type CodeValues, withCode } from '@podium/data/schemas/secondFactor.ts';
import { CodeField, NewPasswordFields, PasswordField } from '../../parts/accountFields.tsx';
import { FormFrame } from '../../parts/FormFrame.tsx';
import { useFields } from '../../parts/useFields.ts';
import { useSubmission } from '../../parts/useSubmission.ts';
import type { PartProps } from '../AccountDialog.tsx';

/** The fields of refused values, by reason. */
const refusedFields: Partial<Record<string, 'currentPassword' | 'code'>> = {
  wrong_password: 'currentPassword',
  wrong_code: 'code',
};

const empty = { currentPassword: '', password: '', confirmPassword: '', code: '' };

export function PasswordPart({ content, fallback, email, hasSecondFactor, onChangePassword }: PartProps<'password'>) {
  const { isBusy, failure, reason, forget, send } = useSubmission(fallback);
  const { field, handleSubmit, reset, setFocus } = useFields(withCode(passwordChangeSchema, hasSecondFactor), empty);
  const [isChanged, setChanged] = useState(false);
  const { labels } = content;
  const refused = refusedFields[reason ?? ''];
  const secret = (name: 'currentPassword' | 'code') =>
    field(name, { failure: refused === name ? failure : undefined, onChange: forget });

  const change = async ({ currentPassword, password, code }: PasswordChangeValues & CodeValues) => {
    const passwords = { current: currentPassword, next: password };
    const call = () => onChangePassword(hasSecondFactor ? { ...passwords, code } : passwords);
    const result = await send(content.failureTitle, call, content.successToast);
    setChanged(result?.ok === true);
    if (result?.ok) reset(empty);
    const wrong = result?.ok === false && refusedFields[result.reason ?? ''];
    if (wrong) setFocus(wrong, { shouldSelect: wrong === 'code' });
  };

  return (
    <FormFrame
      onSubmit={handleSubmit(change)}
      words={content}
      isBusy={isBusy}
      failure={refused ? undefined : failure}
      success={isChanged ? content.successToast.title : undefined}
    >
      {/* For password managers. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={labels.currentPassword} {...secret('currentPassword')} />
      {hasSecondFactor && <CodeField label={labels.code} {...secret('code')} />}
      <NewPasswordFields labels={labels} hint={content.hint} field={field} />
    </FormFrame>
  );
}
