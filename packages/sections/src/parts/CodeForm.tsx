import { useEffect } from 'react';
import type { Result } from '@podium/data/schemas/result.ts';
import { codeSchema, type CodeValues } from '@podium/data/schemas/secondFactor.ts';
import { Button } from '@podium/ui/Button/Button';
import { Stack } from '@podium/ui/Stack/Stack';
import type { ToastText } from '@podium/ui/Toast/Toasts';
import { CodeField } from './accountFields.tsx';
import { FormFrame, type FormWords } from './FormFrame.tsx';
import { Note } from './Note.tsx';
import { useFields } from './useFields.ts';
import { useSubmission } from './useSubmission.ts';

export interface CodeFormContent extends FormWords {
  label: string;
  hint: string;
  successToast?: ToastText;
  /** Whom to contact after losing the device. */
  lostDevice: string;
  leave: string;
  /** Used when a failure has no message. */
  fallback: string;
}

interface CodeFormProps {
  content: CodeFormContent;
  onSubmit: (code: string) => Promise<Result>;
  onLeave: () => void;
  /** Focus starts in the field. @default false */
  isFocused?: boolean;
}

/** Asks for the code of an authenticator app. A rejected code is selected, so that typing replaces it. */
export function CodeForm({ content, onSubmit, onLeave, isFocused = false }: CodeFormProps) {
  const { isBusy, failure, forget, send } = useSubmission(content.fallback);
  const { field, handleSubmit, setFocus } = useFields(codeSchema, { code: '' });

  useEffect(() => {
    if (isFocused) setFocus('code');
  }, [isFocused, setFocus]);

  const submit = async ({ code }: CodeValues) => {
    const result = await send(content.failureTitle, () => onSubmit(code), content.successToast);
    if (result?.ok === false) setFocus('code', { shouldSelect: true });
  };

  return (
    <Stack gap="s5">
      <FormFrame onSubmit={handleSubmit(submit)} words={content} isBusy={isBusy}>
        <CodeField label={content.label} hint={content.hint} {...field('code', { failure, onChange: forget })} />
      </FormFrame>
      <Note>{content.lostDevice}</Note>
      <Stack align="start">
        <Button variant="quiet" isDisabled={isBusy} onPress={onLeave}>
          {content.leave}
        </Button>
      </Stack>
    </Stack>
  );
}
