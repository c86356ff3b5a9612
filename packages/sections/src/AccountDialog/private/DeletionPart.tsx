import { useRef, useState } from 'react';
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
  onDelete: () => Promise<Outcome>;
}

/** What is lost, and behind one more question the button that does it. */
export function DeletionPart({ content, fallback, present, onDelete }: DeletionPartProps) {
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { isBusy, failure, forget, send } = useSending(fallback);
  const field = useRef<HTMLInputElement>(null);
  const toasts = useToasts();

  const ask = () => {
    setTyped('');
    setWrong(false);
    forget();
    setAsking(true);
  };

  const remove = async () => {
    if (typed.trim() !== content.word) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    const outcome = await send(content.failureTitle, onDelete);
    if (outcome?.ok) toasts.show(content.doneToast);
  };

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
            name="confirmation"
            label={content.label}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            errorMessage={isWrong ? content.mismatch : failure}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
            }}
            ref={field}
          />
        }
        action={
          <Button variant="destructive" size="small" isBusy={isBusy} onPress={() => void remove()}>
            {isBusy ? content.submitting : content.submit}
          </Button>
        }
      >
        <p>{withAddresses(content.warning, present)}</p>
      </AlertDialog>
    </Stack>
  );
}
