import { useId } from 'react';
import type { ContentLink } from '@podium/data/schemas/action.ts';
import type { CaseStudy } from '@podium/data/schemas/caseStudy.ts';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import * as styles from './CaseStudies.css.ts';
import { Working, type WorkingLabels } from './Working.tsx';

export interface CaseStudiesContent {
  heading: string;
  note?: string;
  items: CaseStudy[];
  working?: WorkingLabels;
  /** Shown in every row; the page it leads to gets the slug as `about`. */
  action: ContentLink;
}

/**
 * Deals with their results: figure, story, emblem and action per row.
 *
 * @avoid The complete list of companies: use `Portfolio`. What people say: use `Testimonials`.
 * @content Three to five items: a formatted figure ("12×"), a title, two sentences and a category. Optionally how the
 *   figure came about. One action for all rows.
 */
export function CaseStudies({ content }: { content: CaseStudiesContent }) {
  const { heading, note, items, working: labels, action } = content;
  const headingId = useId();
  return (
    <Section headingId={headingId}>
      <SectionHead id={headingId} heading={heading} note={note} />
      <ul className={styles.ledger}>
        {items.map((item) => {
          const { slug, metric, title, description, category, working } = item;
          return (
            <li className={styles.row} key={slug}>
              <p className={styles.metric}>
                <bdi>{metric}</bdi>
              </p>
              <div className={styles.story}>
                <Heading level={3}>{title}</Heading>
                <Text tone="secondary">
                  {description} <span className={styles.category}>{category}.</span>
                </Text>
              </div>
              <div className={styles.emblem}>
                <EntryEmblem kind="caseStudy" entry={item} among={items} isAnimated />
              </div>
              <div className={styles.action}>
                <ButtonLink variant="secondary" size="small" href={`${action.href}?about=${slug}`}>
                  {action.label}
                  <VisuallyHidden>: {title}</VisuallyHidden>
                </ButtonLink>
              </div>
              {working && labels && <Working working={working} labels={labels} title={title} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
