import { useLayoutEffect, useRef } from 'react';
import { Button } from '@podium/ui/Button/Button';
import { focusQuietly } from '@podium/ui/focus/focusQuietly';
import { Stack } from '@podium/ui/Stack/Stack';

interface LoadStateProps {
  content: { loading: string; failure: string; retry: string };
  status: string;
  onRetry: () => void;
}

export function LoadState(props: LoadStateProps) {
  if (props.status === 'loading') return <output>{props.content.loading}</output>;
  return props.status === 'failed' ? <Failure {...props} /> : null;
}

function Failure({ content, onRetry }: LoadStateProps) {
  const retry = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = retry.current;
    const panel = button?.closest<HTMLElement>('[role=tabpanel]');
    return () => {
      // The pressed button is removed: move focus to the panel.
      if (panel && button === document.activeElement) focusQuietly(panel);
    };
  }, []);

  return (
    <Stack align="start">
      <div role="alert">{content.failure}</div>
      <Button ref={retry} variant="secondary" size="small" onPress={onRetry}>
        {content.retry}
      </Button>
    </Stack>
  );
}
