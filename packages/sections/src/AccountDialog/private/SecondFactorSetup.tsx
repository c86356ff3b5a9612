import { zodResolver } from '@hookform/resolvers/zod';
import { codeSchema, type CodeValues, type Enrollment } from '@podium/data/schemas/secondFactor.ts';
import { Button } from '@podium/ui/Button/Button';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { useToasts } from '@podium/ui/Toast/Toasts';
import { CodeField } from '../../parts/CodeField.tsx';
import { FormFrame } from '../../parts/FormFrame.tsx';
import { useFields } from '../../parts/useFields.ts';
import { useSubmission } from '../../parts/useSubmission.ts';
import type { PartProps } from '../AccountDialog.tsx';
import * as styles from './SecondFactorSetup.css.ts';

interface SecondFactorSetupProps extends PartProps<'security'> {
  enrollment: Enrollment;
  onEnd: () => void;
}

/** The key for an authenticator app, and a field for its first code. */
export function SecondFactorSetup(props: SecondFactorSetupProps) {
  const { content, fallback, enrollment, onConfirmFactor, onEnd } = props;
  const { isBusy, failure, forget, send } = useSubmission(fallback);
  const toasts = useToasts();
  const { field, handleSubmit, setFocus } = useFields(zodResolver(codeSchema), { code: '' });
  const { setup } = content;
  const { factorId, qrCode, secret } = enrollment;

  const confirm = async ({ code }: CodeValues) => {
    const result = await send(setup.failureTitle, () => onConfirmFactor({ factorId, code }));
    if (result === null) return;
    if (result.ok) {
      onEnd();
      toasts.show(setup.successToast);
    } else {
      setFocus('code', { shouldSelect: true });
    }
  };

  return (
    <Stack gap="s5">
      <Text>{setup.scan}</Text>
      <div className={styles.key}>
        <img className={styles.qrCode} src={qrCode} alt={setup.qrCode} width={200} height={200} />
        <div>
          <Text size="label">{setup.secret}</Text>
          <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </div>
      </div>
      <FormFrame onSubmit={handleSubmit(confirm)} words={setup} isBusy={isBusy}>
        <CodeField
          label={content.code.label}
          hint={content.code.hint}
          {...field('code', { failure, onChange: forget })}
        />
      </FormFrame>
      <Text size="small" tone="secondary">
        {content.lostDevice}
      </Text>
      <Stack align="start">
        <Button variant="quiet" isDisabled={isBusy} onPress={onEnd}>
          {setup.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
