import type { Result } from '@podium/data/schemas/result.ts';
import { Button } from '@podium/ui/Button/Button';
import { Heading } from '@podium/ui/Heading/Heading';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { useToasts } from '@podium/ui/Toast/Toasts';
import { useSubmission } from '../../parts/useSubmission.ts';
import type { AccountContent } from '../accountContent.ts';

interface DevicesPartProps {
  content: AccountContent['security']['devices'];
  onSignOutEverywhere: () => Promise<Result>;
}

/** Ends every session of the account. The toast may appear after this component has unmounted. */
export function DevicesPart({ content, onSignOutEverywhere }: DevicesPartProps) {
  const { isBusy, send } = useSubmission(content.failureToast.description);
  const toasts = useToasts();

  const signOut = async () => {
    const result = await send(content.failureToast, onSignOutEverywhere);
    if (result?.ok) toasts.show(content.successToast);
  };

  return (
    <Stack align="start">
      <Heading level={3}>{content.heading}</Heading>
      <Text>{content.note}</Text>
      <Button variant="secondary" isBusy={isBusy} onPress={() => void signOut()}>
        {isBusy ? content.submitting : content.submit}
      </Button>
    </Stack>
  );
}
