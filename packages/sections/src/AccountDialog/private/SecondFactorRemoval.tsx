import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { codeSchema, type CodeValues } from '@podium/data/schemas/secondFactor.ts';
import { AlertDialog } from '@podium/ui/AlertDialog/AlertDialog';
import { Button } from '@podium/ui/Button/Button';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { useToasts } from '@podium/ui/Toast/Toasts';
import { CodeField } from '../../parts/CodeField.tsx';
import { useFields } from '../../parts/useFields.ts';
import { useSubmission } from '../../parts/useSubmission.ts';
import type { PartProps } from '../AccountDialog.tsx';

const empty = { code: '' };

/** Turns two-step sign-in off, after confirmation and a code from the device. */
export function SecondFactorRemoval({ content, fallback, onRemoveFactor }: PartProps<'security'>) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, forget, send } = useSubmission(fallback);
  const toasts = useToasts();
  const { field, handleSubmit, reset, setFocus } = useFields(zodResolver(codeSchema), empty);
  const { on } = content;

  const ask = () => {
    reset(empty);
    forget();
    setAsking(true);
  };

  const remove = async ({ code }: CodeValues) => {
    const result = await send(on.failureTitle, () => onRemoveFactor(code));
    if (result?.ok) toasts.show(on.successToast);
    else setFocus('code', { shouldSelect: true });
  };
  const submit = () => void handleSubmit(remove)();

  return (
    <Stack align="start">
      <Text>{on.note}</Text>
      <Text size="small" tone="secondary">
        {content.lostDevice}
      </Text>
      <Button variant="secondary" onPress={ask}>
        {on.open}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => !isBusy && setAsking(false)}
        title={on.question}
        closeLabel={on.keep}
        field={
          <CodeField
            label={content.code.label}
            hint={content.code.hint}
            {...field('code', { failure, onChange: forget })}
          />
        }
        action={
          <Button variant="destructive" size="small" isBusy={isBusy} onPress={submit}>
            {isBusy ? on.submitting : on.submit}
          </Button>
        }
      >
        <p>{on.warning}</p>
      </AlertDialog>
    </Stack>
  );
}
