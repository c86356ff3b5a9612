import type { Enrollment } from '@podium/data/schemas/secondFactor.ts';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { CodeForm } from '../../parts/CodeForm.tsx';
import type { PartProps } from '../AccountDialog.tsx';
import * as styles from './SecondFactorSetup.css.ts';

interface SecondFactorSetupProps extends PartProps<'security'> {
  enrollment: Enrollment;
  onEnd: () => void;
}

export function SecondFactorSetup(props: SecondFactorSetupProps) {
  const { content, fallback, enrollment, onConfirmFactor, onEnd } = props;
  const { code: codeWords, lostDevice, setup } = content;
  const { factorId, qrCode, secret } = enrollment;

  const confirm = async (code: string) => {
    const result = await onConfirmFactor({ factorId, code });
    if (result.ok) onEnd();
    return result;
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
      <CodeForm
        content={{ ...setup, ...codeWords, lostDevice, leave: setup.cancel, fallback }}
        onSubmit={confirm}
        onLeave={onEnd}
      />
    </Stack>
  );
}
