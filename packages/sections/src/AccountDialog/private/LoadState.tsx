import { Button } from '@podium/ui/Button/Button';
import { Stack } from '@podium/ui/Stack/Stack';

interface LoadStateProps {
  content: { loading: string; failure: string; retry: string };
  status: string;
  onRetry: () => void;
}

export function LoadState({ content, status, onRetry }: LoadStateProps) {
  if (status === 'loading') return <output>{content.loading}</output>;
  if (status !== 'failed') return null;
  return (
    <Stack align="start">
      <div role="alert">{content.failure}</div>
      <Button variant="secondary" size="small" onPress={onRetry}>
        {content.retry}
      </Button>
    </Stack>
  );
}
