import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import type { PartProps } from '../AccountDialog.tsx';
import { withAddresses } from '../accountContent.ts';
import { ConfirmedRemoval } from './ConfirmedRemoval.tsx';

export function DeletionPart({ content, fallback, email, hasSecondFactor, onDelete }: PartProps<'deletion'>) {
  return (
    <Stack gap="s5" align="start">
      <Text>{withAddresses(content.note, email)}</Text>
      <ConfirmedRemoval
        content={{ ...content, warning: withAddresses(content.warning, email) }}
        fallback={fallback}
        variant="destructive"
        passwordLabel={content.label}
        code={hasSecondFactor ? { label: content.codeLabel } : undefined}
        onRemove={({ password, code }) => onDelete(hasSecondFactor ? { password, code } : { password })}
      />
    </Stack>
  );
}
