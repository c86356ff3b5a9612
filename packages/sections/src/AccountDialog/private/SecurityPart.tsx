import { useRef, useState } from 'react';
import type { Enrollment } from '@podium/data/schemas/secondFactor.ts';
import { Button } from '@podium/ui/Button/Button';
import { focusQuietly } from '@podium/ui/focus/focusQuietly';
import { Heading } from '@podium/ui/Heading/Heading';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { Note } from '../../parts/Note.tsx';
import { useChange } from '../../parts/useChange.ts';
import { useSubmission } from '../../parts/useSubmission.ts';
import type { PartProps } from '../AccountDialog.tsx';
import { ConfirmedRemoval } from './ConfirmedRemoval.tsx';
import { LoadState } from './LoadState.tsx';
import { SecondFactorSetup } from './SecondFactorSetup.tsx';

export function SecurityPart(props: PartProps<'security'>) {
  const { content, fallback, secondFactor, onAskSecondFactor, onEnroll, onRemoveFactor } = props;
  const [enrollment, setEnrollment] = useState<Enrollment>();
  const { isBusy, send } = useSubmission(fallback);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOn = secondFactor.status === 'ready' && secondFactor.value;
  const view = isOn ? 'on' : enrollment ? 'setup' : secondFactor.status === 'ready' ? 'off' : secondFactor.status;

  useChange(view, (before) => {
    // The pressed button is removed: move focus to the heading.
    if (before !== 'loading' && heading.current) focusQuietly(heading.current);
  });

  const start = () =>
    send(content.off.failureTitle, async () => {
      const result = await onEnroll();
      if (result.ok) setEnrollment(result.value);
      return result;
    });

  return (
    <Stack gap="s7">
      <Stack gap="s5">
        <Heading level={3} ref={heading}>
          {content.heading}
        </Heading>
        <LoadState content={content} status={view} onRetry={onAskSecondFactor} />
        {(view === 'off' || view === 'on') && (
          <Stack align="start">
            <Text>{content[view].note}</Text>
            <Note>{content.lostDevice}</Note>
            {view === 'off' ? (
              <Button isBusy={isBusy} onPress={() => void start()}>
                {isBusy ? content.off.starting : content.off.start}
              </Button>
            ) : (
              <ConfirmedRemoval
                content={content.on}
                fallback={fallback}
                variant="secondary"
                code={content.code}
                onRemove={({ code }) => onRemoveFactor(code)}
              />
            )}
          </Stack>
        )}
        {view === 'setup' && enrollment && (
          <SecondFactorSetup {...props} enrollment={enrollment} onEnd={() => setEnrollment(undefined)} />
        )}
      </Stack>
      <DevicesPart {...props} />
    </Stack>
  );
}

/** Ends every session of the account. The toast may appear after this component has unmounted. */
function DevicesPart({ content: { devices: content }, onSignOutEverywhere }: PartProps<'security'>) {
  const { isBusy, send } = useSubmission(content.failureToast.description);
  const signOut = () => send(content.failureToast, onSignOutEverywhere, content.successToast);

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
