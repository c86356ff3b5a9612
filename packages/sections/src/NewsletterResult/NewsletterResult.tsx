import { useEffect, useRef, useState } from 'react';
import type { Result } from '@podium/data/schemas/result.ts';
import { Button } from '@podium/ui/Button/Button';
import { Heading } from '@podium/ui/Heading/Heading';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import { type Submission, useSubmission } from '../parts/useSubmission.ts';
import * as styles from './NewsletterResult.css.ts';

interface Words {
  heading: string;
  text: string;
}

export interface NewsletterResultContent {
  /** The emblem is drawn from these. */
  memo: { title: string; audience: string };
  /** Shown before anything is sent: mail programs that prefetch links must not confirm. */
  asking: Words & { action: string };
  working: string;
  done: Words;
  /** The link has expired or was used. */
  refused: Words;
  /** No response; it can be retried. */
  failed: Words & { action: string };
  /** Heading above the service's message; it can be retried. */
  limited: { heading: string };
  /** The URL has no token. */
  incomplete: Words;
  home: { label: string; href: string };
}

export interface NewsletterResultProps {
  /** Confirming draws the emblem, unsubscribing removes it. */
  task: 'confirm' | 'unsubscribe';
  content: NewsletterResultContent;
  /** For the document's title. */
  brandName: string;
  hasToken: boolean;
  /** A failure with a message is final unless it is rate limited; one without can be retried. */
  onSubmit: () => Promise<Result>;
}

/**
 * Landing page of newsletter links: one press confirms or unsubscribes, and the page shows the result (REQ-NEWS-1).
 *
 * @avoid Links of accounts: use `AuthConfirm`.
 * @content Heading and sentence for each state: before the press, done, refused, failed, rate limited, and an
 *   incomplete link.
 * @do Say that a link works once, where it does.
 * @keyboard Focus moves to the heading with the result.
 */
export function NewsletterResult({ task, content, brandName, hasToken, onSubmit }: NewsletterResultProps) {
  const [isDone, setDone] = useState(false);
  const { isBusy, failure, reason, send } = useSubmission(content.failed.text);
  const outcome = isDone ? 'done' : failure === undefined ? undefined : failureFor(reason);
  const heading = useRef<HTMLHeadingElement>(null);
  const words: { heading: string; text?: string } = hasToken ? content[outcome ?? 'asking'] : content.incomplete;
  const isComplete = (task === 'confirm') === (outcome === 'done');

  // The pressed button may be removed: move focus to the heading with the result.
  useEffect(() => {
    if (outcome) heading.current?.focus();
  }, [outcome]);

  const submit = async () => {
    const result = await send(null, onSubmit);
    if (result?.ok) setDone(true);
  };

  return (
    <Stack gap="s5">
      {/* The page has its own title before the press. */}
      {(outcome || !hasToken) && <title>{`${words.heading} | ${brandName}`}</title>}
      <div className={styles.emblem}>
        {/* A new key remounts the emblem and so restarts its animation. */}
        <EntryEmblem
          key={String(isComplete)}
          kind="channel"
          entry={{ ...content.memo, latest: '' }}
          progress={isComplete ? 3 : 0}
          isAnimated={outcome === 'done' && isComplete}
        />
      </div>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {words.heading}
      </Heading>
      <Text size="lede" color="secondary">
        {words.text ?? failure}
      </Text>
      <div className={styles.actions}>
        {hasToken && outcome !== 'done' && outcome !== 'refused' && (
          <Button isBusy={isBusy} onPress={() => void submit()}>
            {isBusy ? content.working : content[outcome ? 'failed' : 'asking'].action}
          </Button>
        )}
        <Action action={content.home} variant="secondary" />
      </div>
    </Stack>
  );
}

function failureFor(reason: Submission['reason']) {
  if (reason === 'rate_limited') return 'limited';
  return reason === 'unanswered' ? 'failed' : 'refused';
}
