import { useEffect, useMemo, useRef, useState } from 'react';
import type { Outcome } from '@podium/data/schemas/outcome';
import { Button } from '@podium/ui/Button/Button';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Heading } from '@podium/ui/Heading/Heading';
import { sealFor } from '@podium/ui/press/seal';
import { Seal } from '@podium/ui/Seal/Seal';
import { Text } from '@podium/ui/Text/Text';
import * as styles from './NewsletterResult.css.ts';

interface Words {
  heading: string;
  text: string;
}

/** What one of the two pages says, in each of its states. */
export interface NewsletterResultContent {
  /** What the memo's own seal is drawn from. */
  memo: { title: string; audience: string };
  /** Before anything is sent: a mail program that fetches links must not answer for the reader. */
  asking: Words & { action: string };
  /** Label of the button while the answer is on its way. */
  working: string;
  done: Words;
  /** The link has expired or was used before. */
  refused: Words;
  /** No answer; it can be tried again. */
  failed: Words & { action: string };
  /** Over the service's sentence that it was one attempt too many; it can be tried again. */
  limited: { heading: string };
  /** The address carries no token. */
  incomplete: Words;
  home: { label: string; href: string };
}

export interface NewsletterResultProps {
  /** Confirming cuts the seal, unsubscribing takes it back. */
  task: 'confirm' | 'unsubscribe';
  content: NewsletterResultContent;
  /** Whether the mailed link brought its token along. */
  hasToken: boolean;
  /** A refusal with a message is final unless it is limited; one without can be tried again. */
  onSubmit: () => Promise<Outcome>;
}

type State =
  | { status: 'asking' | 'working' | 'done' | 'refused' | 'failed' }
  | { status: 'limited'; message: string | undefined };

/** Where the mailed links lead: one press confirms an address or takes it off the list, and the page says how it went. */
export function NewsletterResult({ task, content, hasToken, onSubmit }: NewsletterResultProps) {
  const [state, setState] = useState<State>({ status: 'asking' });
  const { status } = state;
  const isInFlight = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { memo } = content;
  const seal = useMemo(() => sealFor('channel', { ...memo, latest: '' }), [memo]);
  const { heading: headingText, text } = wordsFor(content, state, hasToken);
  const isSealed = (task === 'confirm') === (status === 'done');
  const isOpen = hasToken && status !== 'done' && status !== 'refused';

  // The pressed button may be gone afterwards; the heading that says how it went takes the focus.
  useEffect(() => {
    if (status !== 'asking' && status !== 'working') heading.current?.focus();
  }, [status]);

  const submit = async () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setState({ status: 'working' });
    const outcome = await onSubmit().catch((): Outcome => ({ ok: false }));
    isInFlight.current = false;
    setState(stateAfter(outcome));
  };

  return (
    <>
      <div className={styles.seal}>
        {/* Drawn anew when it is cut, so that its plates come into register then. */}
        <Seal key={String(isSealed)} spec={seal} cut={isSealed ? 3 : 0} hasRegister={status === 'done' && isSealed} />
      </div>
      <div className={styles.heading}>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {headingText}
        </Heading>
      </div>
      <div className={styles.message}>
        <Text size="lede" tone="secondary">
          {text}
        </Text>
      </div>
      <div className={styles.actions}>
        {isOpen && (
          <Button isBusy={status === 'working'} onPress={() => void submit()}>
            {buttonLabel(content, status)}
          </Button>
        )}
        <ButtonLink variant="secondary" href={content.home.href}>
          {content.home.label}
        </ButtonLink>
      </div>
    </>
  );
}

function stateAfter(outcome: Outcome): State {
  if (outcome.ok) return { status: 'done' };
  if (outcome.isLimited) return { status: 'limited', message: outcome.message };
  return { status: outcome.message ? 'refused' : 'failed' };
}

function wordsFor(content: NewsletterResultContent, state: State, hasToken: boolean): Words {
  if (!hasToken) return content.incomplete;
  if (state.status === 'limited') return { ...content.limited, text: state.message ?? content.failed.text };
  return state.status === 'working' ? content.asking : content[state.status];
}

function buttonLabel(content: NewsletterResultContent, status: State['status']): string {
  if (status === 'working') return content.working;
  return status === 'asking' ? content.asking.action : content.failed.action;
}
