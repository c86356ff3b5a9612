import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type AnyFieldTexts, labelledAnswers } from '@podium/data/schemas/formFields.ts';
import { SUCCESS_PANEL_MS } from '@podium/data/schemas/speakingInquiry.ts';
import { Button } from '@podium/ui/Button/Button';
import { Card } from '@podium/ui/Card/Card';
import { useClock } from '@podium/ui/clock/Clock';
import { Heading } from '@podium/ui/Heading/Heading';
import { Icon } from '@podium/ui/Icon/Icon';
import { Inline } from '@podium/ui/Inline/Inline';
import { Text } from '@podium/ui/Text/Text';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { Divider } from '@podium/ui/Artwork/Divider';
import { EntryEmblem } from '../EntryEmblem.tsx';
import * as styles from './SuccessPanel.css.ts';

export interface SuccessPanelContent {
  heading: string;
  text: string;
  keepOpen: string;
}

/** The values of a submission form. */
export type Sent = Record<'name' | 'company' | 'message', string> & Record<string, string>;

/** What a form confirms besides its success. */
export interface Receipt {
  /** Replaces the emblem of the message. */
  emblem: ReactNode;
  /** Above the heading: 'Proposal No. 418 207'. */
  number: string;
  /** Below the button that keeps the panel open. */
  action?: ReactNode;
}

export interface SuccessPanelProps {
  content: AnyFieldTexts & { successPanel: SuccessPanelContent };
  /** Null before a submission. */
  sent: Sent | null;
  receipt?: Receipt;
  onReturn: () => void;
}

/**
 * Confirms a submission for five seconds, which stop while the user is in the panel or keeps it open (REQ-FORM-3).
 * Always render it: screen readers announce only changes in an existing live region.
 */
export function SuccessPanel({ sent, ...panel }: SuccessPanelProps) {
  const { heading, text } = panel.content.successPanel;
  return (
    <>
      {/* A live region of its own: screen readers would read all answers of the panel. */}
      <VisuallyHidden>
        <output>{sent && `${heading} ${text}`}</output>
      </VisuallyHidden>
      {sent && <Panel sent={sent} {...panel} />}
    </>
  );
}

/** Draws the emblem of a testimonial, from the length of the message and the names, if there is no receipt. */
function Panel({ content, sent, receipt, onReturn }: SuccessPanelProps & { sent: Sent }) {
  const { heading, text, keepOpen } = content.successPanel;
  const [isKept, setKept] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [hasPointer, setHasPointer] = useState(false);
  const isStopped = isKept || hasFocus || hasPointer;
  const clock = useClock();
  const handleTimeUp = useEffectEvent(onReturn);

  useEffect(() => (isStopped ? undefined : clock.after(SUCCESS_PANEL_MS, () => handleTimeUp())), [clock, isStopped]);

  return (
    <Card>
      <div
        className={styles.words}
        onFocus={() => setHasFocus(true)}
        // If the whole window lost focus, the active element is still in the panel.
        onBlur={({ currentTarget }) => setHasFocus(currentTarget.contains(document.activeElement))}
        // Not onPointerEnter: the panel can appear under a resting pointer.
        onPointerMove={() => setHasPointer(true)}
        onPointerLeave={() => setHasPointer(false)}
      >
        <div className={styles.emblem}>
          {receipt?.emblem ?? <EntryEmblem kind="testimonial" entry={{ ...sent, quote: sent.message }} isAnimated />}
        </div>
        {receipt && <p className={styles.number}>{receipt.number}</p>}
        <Heading level={2}>{heading}</Heading>
        <Text size="lede">{text}</Text>
        <TimeLeft isStopped={isStopped} />
        <Inline gap="s3">
          <div className={styles.keep}>
            <Button variant="quiet" aria-pressed={isKept} onPress={() => setKept(!isKept)}>
              {keepOpen}
            </Button>
            {isKept && <Icon name="check" />}
          </div>
          {receipt?.action}
        </Inline>
        <dl className={styles.answers}>
          {labelledAnswers(content, sent)
            .filter(([, answer]) => answer !== '')
            .map(([label, answer]) => (
              <div className={styles.answer} key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
        </dl>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <section className={styles.quote} aria-label={content.fields['message']?.label} tabIndex={0}>
          {sent.message}
        </section>
      </div>
    </Card>
  );
}

const updateIntervalMs = 50;

/** The remaining time as a band that shrinks; full again when resumed. */
function TimeLeft({ isStopped }: { isStopped: boolean }) {
  const clock = useClock();
  const [left, setLeft] = useState(1);

  useEffect(() => {
    if (isStopped) return undefined;
    const start = clock.now();
    const measure = () => setLeft(Math.max(0, 1 - (clock.now() - start) / SUCCESS_PANEL_MS));
    measure();
    return clock.every(updateIntervalMs, measure);
  }, [clock, isStopped]);

  return (
    <div className={styles.time} aria-hidden="true">
      <div className={styles.left} style={{ '--left': left } as CSSProperties}>
        <Divider kind="band" color="text" />
      </div>
    </div>
  );
}
