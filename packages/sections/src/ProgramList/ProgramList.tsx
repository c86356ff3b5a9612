import type { ContentAction, ContentLink } from '@podium/data/schemas/action.ts';
import { formatMoney } from '@podium/data/schemas/money.ts';
import type { MoneyFormat } from '@podium/data/schemas/moneyFormat.ts';
import type { Program } from '@podium/data/schemas/program.ts';
import { useLocale } from '@podium/ui/locale/Locale';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { Note } from '../parts/Note.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import * as styles from './ProgramList.css.ts';

export interface ProgramListContent {
  heading: string;
  lede: string;
  courses: Program[];
  money: MoneyFormat;
  note: string;
  apply: ContentAction;
  /** A link for users who are already qualified. */
  deals?: { text: string; link: ContentLink };
}

/**
 * A price list of courses, each with name, description and price, and one application link.
 *
 * @avoid Tickets of an event: use `Tickets`. A program with a date: use `ProgramWeek`.
 * @content Three to five courses with one sentence and a price each, and one action for all.
 * @do Say for whom a course is, in its sentence.
 */
export function ProgramList({ content }: { content: ProgramListContent }) {
  const { heading, lede, courses, money, note, apply, deals } = content;
  const locale = useLocale();
  return (
    <Section>
      <SectionHead heading={heading} note={lede} />
      <ul className={styles.list}>
        {courses.map(({ title, description, price, per }) => (
          <li className={styles.program} key={title}>
            <h3 className={styles.title}>{title}</h3>
            <div className={styles.description}>
              <Text color="secondary">{description}</Text>
            </div>
            <p className={styles.price}>
              {formatMoney(price, money, locale)}
              {per && <span className={styles.per}>{per}</span>}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Text size="small">{note}</Text>
        {deals && (
          <Note>
            <RichText text={[`${deals.text} `, deals.link]} />
          </Note>
        )}
        <div className={styles.apply}>
          <Action action={apply} isFullWidth />
        </div>
      </div>
    </Section>
  );
}
