import { useId, useState } from 'react';
import { proofSchema, type Proof } from '@podium/data/schemas/secondFactor.ts';
import type { Result } from '@podium/data/schemas/result.ts';
import { AlertDialog } from '@podium/ui/AlertDialog/AlertDialog';
import { Button, type ButtonProps } from '@podium/ui/Button/Button';
import { Stack } from '@podium/ui/Stack/Stack';
import { CodeField, PasswordField } from '../../parts/accountFields.tsx';
import { useFields } from '../../parts/useFields.ts';
import { useSubmission } from '../../parts/useSubmission.ts';
import type { RemovalWords } from '../accountContent.ts';

interface ConfirmedRemovalProps {
  content: RemovalWords;
  fallback: string;
  variant: ButtonProps['variant'];
  /** Label of the password; not asked for without one. */
  passwordLabel?: string;
  /** Words of the code; not asked for without them. */
  code?: { label: string; hint?: string };
  onRemove: (proof: Proof) => Promise<Result>;
}

const empty = { password: '', code: '' };

/** A button that removes something after a confirmation with the password or a code. A wrong one keeps it open. */
export function ConfirmedRemoval(props: ConfirmedRemovalProps) {
  const { content, fallback, variant, passwordLabel, code, onRemove } = props;
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, reason, forget, send } = useSubmission(fallback);
  const schema = proofSchema({ hasPassword: passwordLabel !== undefined, hasCode: code !== undefined });
  const { field, handleSubmit, reset, setFocus } = useFields(schema, empty);
  const fieldOf = (cause: typeof reason) => (passwordLabel && cause !== 'wrong_code' ? 'password' : 'code');
  const secret = (name: keyof Proof) =>
    field(name, { failure: fieldOf(reason) === name ? failure : undefined, onChange: forget });

  const ask = () => {
    reset(empty);
    forget();
    setAsking(true);
  };

  const remove = async (proof: Proof) => {
    const result = await send(content.failureTitle, () => onRemove(proof), content.successToast);
    if (result?.ok !== false) return;
    const wrong = fieldOf(result.reason);
    setFocus(wrong, { shouldSelect: wrong === 'code' });
  };

  return (
    <>
      <Button variant={variant} onPress={ask}>
        {content.open}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => !isBusy && setAsking(false)}
        title={content.question}
        closeLabel={content.keep}
        field={
          <form id={formId} noValidate onSubmit={handleSubmit(remove)}>
            <Stack>
              {passwordLabel && <PasswordField label={passwordLabel} {...secret('password')} />}
              {code && <CodeField {...code} {...secret('code')} />}
            </Stack>
          </form>
        }
        action={
          <Button type="submit" form={formId} variant="destructive" size="small" isBusy={isBusy}>
            {isBusy ? content.submitting : content.submit}
          </Button>
        }
      >
        <p>{content.warning}</p>
      </AlertDialog>
    </>
  );
}
