import type { Qualification } from '@podium/data/schemas/qualification.ts';
import { Button } from '@podium/ui/Button/Button';
import { Card } from '@podium/ui/Card/Card';
import { Container } from '@podium/ui/Container/Container';
import { Icon } from '@podium/ui/Icon/Icon';
import { useLocale } from '@podium/ui/locale/Locale';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { Action } from '../parts/Action.tsx';
import { Note } from '../parts/Note.tsx';
import { type ConditionsContent, listConditions } from './conditions.ts';
import * as styles from './QualificationRequired.css.ts';

export interface QualificationRequiredContent {
  heading: string;
  summary: {
    /** Before the first application. */
    noRecord: string;
    completed: string;
    incomplete: string;
    /** Follows one of the two texts above; by the number of unmet conditions, one to four. */
    unmet: readonly [string, string, string, string];
  };
  /** Shown to a qualified user whose application did not load. */
  notLoaded: { text: string; retry: string };
  conditions: ConditionsContent;
  /** Prefix of each condition, for screen readers. */
  marks: { met: string; unmet: string };
  actions: { complete: { label: string; href: string }; home: { label: string; href: string } };
}

export interface QualificationRequiredProps {
  content: QualificationRequiredContent;
  /** From the database (REQ-WHO-4). Its conditions are all met only for a user whose application did not load. */
  qualification: Qualification;
  /** Loads the application again. */
  onRetry: () => void;
}

/** Neutral before the first application: no condition is marked as unmet yet. */
const looks = {
  met: { icon: 'check', mark: styles.metMark },
  unmet: { icon: 'triangle', mark: styles.unmetMark },
  open: { icon: 'ring', mark: styles.openMark },
} as const;

/**
 * Shown to a signed-in user who is not qualified, with the reasons (REQ-DEAL-1).
 *
 * @avoid A missing second factor: use `SecondFactorRequired`. Signed-out users, who are redirected to /auth.
 * @content A sentence for each state and number of unmet conditions, and texts for each condition, met and unmet.
 * @do Name the figure that a condition asks for.
 * @screenReader Each condition begins with the text of `marks`.
 */
export function QualificationRequired({ content, qualification, onRetry }: QualificationRequiredProps) {
  const { heading, summary, notLoaded, marks, actions } = content;
  const conditions = listConditions(qualification, content.conditions, useLocale());
  const unmetCount = conditions.filter(({ isMet }) => !isMet).length;
  const state = qualification.unmetConditions.includes('completed') ? summary.incomplete : summary.completed;
  const reason = qualification.hasRecord ? `${state} ${summary.unmet[unmetCount - 1] ?? ''}` : summary.noRecord;
  const unmet = qualification.hasRecord ? looks.unmet : looks.open;
  const reasons = (
    <ul>
      {conditions.map(({ id, isMet, title, text }) => {
        const look = isMet ? looks.met : unmet;
        return (
          <li className={styles.condition} key={id}>
            <span className={look.mark}>
              <Icon name={look.icon} size="large" />
            </span>
            <div>
              <b className={look === looks.unmet ? styles.unmetTitle : undefined}>
                <VisuallyHidden>{isMet ? marks.met : marks.unmet}: </VisuallyHidden>
                {title}
              </b>
              <Note>{text}</Note>
            </div>
          </li>
        );
      })}
    </ul>
  );
  return (
    <Container>
      <div className={styles.page}>
        <Card aside={reasons}>
          <Stack gap="s5">
            <h1 className={styles.heading}>{heading}</h1>
            <Text size="lede" color="secondary">
              {qualification.isQualified ? notLoaded.text : reason}
            </Text>
            <div className={styles.actions}>
              {qualification.isQualified ? (
                <Button onPress={onRetry}>{notLoaded.retry}</Button>
              ) : (
                <Action action={actions.complete} />
              )}
              <Action action={actions.home} variant="secondary" />
            </div>
          </Stack>
        </Card>
      </div>
    </Container>
  );
}
