import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { accountDeletionSchema, type AccountDeletionValues } from '@podium/data/schemas/auth';
import type { Outcome } from '@podium/data/schemas/outcome';
import { AlertDialog } from '@podium/ui/AlertDialog/AlertDialog';
import { Button } from '@podium/ui/Button/Button';
import { TextField } from '@podium/ui/Field/TextField';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { useToasts } from '@podium/ui/Toast/Toasts';
import { useSending } from '../../parts/useSending.ts';
import { type AccountContent, withAddresses } from '../accountContent.ts';

interface DeletionPartProps {
  content: AccountContent['deletion'];
  fallback: string;
  /** The address that the account has. */
  present: string;
  onDelete: (password: string) => Promise<Outcome>;
}

const empty = { password: '' };

/** What is lost, and behind one more question, for whoever knows the password, the button that does it. */
export function DeletionPart({ content, fallback, present, onDelete }: DeletionPartProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, forget, send } = useSending(fallback);
  const toasts = useToasts();
  const { register, handleSubmit, formState, reset, setFocus } = useForm({
    resolver: zodResolver(accountDeletionSchema),
    defaultValues: empty,
  });

  const ask = () => {
    reset(empty);
    forget();
    setAsking(true);
  };

  const remove = async ({ password }: AccountDeletionValues) => {
    const outcome = await send(content.failureTitle, () => onDelete(password));
    if (outcome?.ok) toasts.show(content.doneToast);
    else setFocus('password');
  };
  const submit = () => void handleSubmit(remove)();

  return (
    <Stack gap="s5" align="start">
      <Text>{withAddresses(content.note, present)}</Text>
      <Button variant="destructive" onPress={ask}>
        {content.open}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => !isBusy && setAsking(false)}
        title={content.question}
        closeLabel={content.keep}
        field={
          <TextField
            type="password"
            label={content.label}
            autoComplete="current-password"
            isRequired
            errorMessage={formState.errors.password?.message ?? failure}
            {...register('password', { onChange: forget })}
          />
        }
        action={
          <Button variant="destructive" size="small" isBusy={isBusy} onPress={submit}>
            {isBusy ? content.submitting : content.submit}
          </Button>
        }
      >
        <p>{withAddresses(content.warning, present)}</p>
      </AlertDialog>
    </Stack>
  );
}
