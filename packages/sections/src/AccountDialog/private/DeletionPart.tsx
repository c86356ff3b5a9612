import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { AccountDeletionValues } from '@podium/data/schemas/auth.ts';
import { accountDeletionSchemaFor, type CodeValues } from '@podium/data/schemas/secondFactor.ts';
import { AlertDialog } from '@podium/ui/AlertDialog/AlertDialog';
import { Button } from '@podium/ui/Button/Button';
import { TextField } from '@podium/ui/Field/TextField';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { useToasts } from '@podium/ui/Toast/Toasts';
import { CodeField } from '../../parts/CodeField.tsx';
import { useFields } from '../../parts/useFields.ts';
import { useSubmission } from '../../parts/useSubmission.ts';
import type { PartProps } from '../AccountDialog.tsx';
import { withAddresses } from '../accountContent.ts';

const empty = { password: '', code: '' };

/** What is deleted, and the delete button, which asks for confirmation and the password. */
export function DeletionPart({ content, fallback, email, hasSecondFactor, onDelete }: PartProps<'deletion'>) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, reason, forget, send } = useSubmission(fallback);
  const toasts = useToasts();
  const { field, handleSubmit, reset, setFocus } = useFields(
    zodResolver(accountDeletionSchemaFor(hasSecondFactor)),
    empty,
  );
  const isCodeWrong = reason === 'wrong_code';

  const ask = () => {
    reset(empty);
    forget();
    setAsking(true);
  };

  const remove = async ({ password, code }: AccountDeletionValues & CodeValues) => {
    const proof = hasSecondFactor ? { password, code } : { password };
    const result = await send(content.failureTitle, () => onDelete(proof));
    if (result?.ok) toasts.show(content.doneToast);
    else setFocus(result?.reason === 'wrong_code' ? 'code' : 'password');
  };
  const submit = () => void handleSubmit(remove)();

  return (
    <Stack gap="s5" align="start">
      <Text>{withAddresses(content.note, email)}</Text>
      <Button variant="destructive" onPress={ask}>
        {content.open}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => !isBusy && setAsking(false)}
        title={content.question}
        closeLabel={content.keep}
        field={
          <Stack>
            <TextField
              type="password"
              label={content.label}
              autoComplete="current-password"
              isRequired
              {...field('password', { failure: isCodeWrong ? undefined : failure, onChange: forget })}
            />
            {hasSecondFactor && (
              <CodeField
                label={content.codeLabel}
                {...field('code', { failure: isCodeWrong ? failure : undefined, onChange: forget })}
              />
            )}
          </Stack>
        }
        action={
          <Button variant="destructive" size="small" isBusy={isBusy} onPress={submit}>
            {isBusy ? content.submitting : content.submit}
          </Button>
        }
      >
        <p>{withAddresses(content.warning, email)}</p>
      </AlertDialog>
    </Stack>
  );
}
