import { useId } from 'react';
import type { TransformationStoriesContent } from '@podium/data/schemas/testimonial.ts';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { Story } from './Story.tsx';
import * as styles from './TransformationStories.css.ts';

/**
 * What changed, and how long it took: before, time and after.
 *
 * @avoid Praise without a change: use `Testimonials`. Deals: use `CaseStudies`.
 * @content Two to four stories: a quote, name, before, after, and up to 24 months. The film is optional.
 */
export function TransformationStories({ content }: { content: TransformationStoriesContent }) {
  const { heading, note, labels, months, items, watch } = content;
  const headingId = useId();
  return (
    <Section headingId={headingId}>
      <SectionHead id={headingId} heading={heading} note={note} />
      <div className={styles.columnHeads} aria-hidden="true">
        <span>{labels.before}</span>
        <span>{labels.timeframe}</span>
        <span>{labels.after}</span>
      </div>
      <ol className={styles.stories}>
        {items.map((story) => (
          <Story key={story.name} story={story} labels={labels} months={months} watch={watch} />
        ))}
      </ol>
    </Section>
  );
}
