import type { Qualification } from '@podium/data/schemas/qualification';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Certificate } from '@podium/ui/Certificate/Certificate';
import { Container } from '@podium/ui/Container/Container';
import { Icon } from '@podium/ui/Icon/Icon';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { type ConditionsContent, listConditions } from './conditions.ts';
import * as styles from './QualificationRequired.css.ts';

export interface QualificationRequiredContent {
  heading: string;
  summary: {
    /** Before the first application. */
    noRecord: string;
    completed: string;
    incomplete: string;
    /** Follows one of the two above; by how many conditions are not met, one to four. */
    unmet: readonly [string, string, string, string];
  };
  conditions: ConditionsContent;
  /** Before each condition, for those who do not see the mark. */
  marks: { met: string; unmet: string };
  actions: { complete: { label: string; href: string }; home: { label: string; href: string } };
}

export interface QualificationRequiredProps {
  content: QualificationRequiredContent;
  /** What the database says, reason by reason; at least one condition is not met. */
  qualification: Qualification;
}

/** Before the first application nothing is wrong yet: four alarms would say that something is. */
const looks = {
  met: { icon: 'check', mark: styles.metMark, title: styles.title },
  unmet: { icon: 'triangle', mark: styles.unmetMark, title: styles.unmetTitle },
  open: { icon: 'ring', mark: styles.openMark, title: styles.title },
} as const;

/** The blank certificate for a signed-in visitor who may not see the deals, and the reasons why (specification §2). */
export function QualificationRequired({ content, qualification }: QualificationRequiredProps) {
  const { heading, summary, marks, actions } = content;
  const conditions = listConditions(qualification, content.conditions);
  const unmetCount = conditions.filter(({ isMet }) => !isMet).length;
  const state = qualification.isCompleted ? summary.completed : summary.incomplete;
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
              <b className={look.title}>
                <VisuallyHidden>{isMet ? marks.met : marks.unmet}: </VisuallyHidden>
                {title}
              </b>
              <p className={styles.details}>{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
  return (
    <Container>
      <div className={styles.page}>
        <Certificate stub={reasons}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.summary}>
            {qualification.hasRecord ? `${state} ${summary.unmet[unmetCount - 1] ?? ''}` : summary.noRecord}
          </p>
          <div className={styles.actions}>
            <ButtonLink href={actions.complete.href}>{actions.complete.label}</ButtonLink>
            <ButtonLink variant="secondary" href={actions.home.href}>
              {actions.home.label}
            </ButtonLink>
          </div>
        </Certificate>
      </div>
    </Container>
  );
}
