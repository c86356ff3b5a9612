import type { TransformationStoriesContent, TransformationStory } from '@podium/data/schemas/testimonial.ts';
import { Divider } from '@podium/ui/Artwork/Divider';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { Action } from '../parts/Action.tsx';
import * as styles from './TransformationStories.css.ts';

/**
 * What changed, and how long it took: before, time and after.
 *
 * @avoid Praise without a change: use `Testimonials`. Deals: use `CaseStudies`.
 * @content Two to four stories: a quote, name, before, after, and months. The film is optional.
 * @do Use the same measure before and after.
 * @dont Round so that a change looks larger.
 */
export function TransformationStories({ content }: { content: TransformationStoriesContent }) {
  const { heading, note, labels, items } = content;
  const longest = Math.max(shortestScale, ...items.map(({ timeframe }) => timeframe));
  return (
    <Section>
      <SectionHead heading={heading} note={note} />
      <div className={styles.columnHeads} aria-hidden="true">
        <span>{labels.before}</span>
        <span>{labels.timeframe}</span>
        <span>{labels.after}</span>
      </div>
      <ol className={styles.stories}>
        {items.map((story) => (
          <Story key={story.name} story={story} longest={longest} content={content} />
        ))}
      </ol>
    </Section>
  );
}

interface StoryProps {
  content: TransformationStoriesContent;
  story: TransformationStory;
  /** The duration of a full-width bar, in months. */
  longest: number;
}

/** Minimum months of a full-width bar. A longer story sets its own scale. */
const shortestScale = 24;

function Story({ story, longest, content: { labels, months, watch } }: StoryProps) {
  const { quote, name, title, company, before, after, timeframe, hasVideo } = story;
  return (
    <li className={styles.story}>
      <dl className={styles.change}>
        <Side when="before" label={labels.before} result={before} />
        <div>
          <dt className={styles.label}>{labels.timeframe}</dt>
          <dd className={styles.time}>
            <span className={styles.bar} style={{ inlineSize: `${(100 * timeframe) / longest}%` }}>
              <Divider kind="wideBand" />
            </span>
            {months.replace('{months}', String(timeframe))}
          </dd>
        </div>
        <Side when="after" label={labels.after} result={after} />
      </dl>
      <figure className={styles.voice}>
        <blockquote className={styles.quote}>{quote}</blockquote>
        <figcaption className={styles.person}>
          <span>
            <b className={styles.name}>{name}</b>
            {title}, {company}
          </span>
          {hasVideo && <Action action={watch} variant="secondary" size="small" />}
        </figcaption>
      </figure>
    </li>
  );
}

interface SideProps {
  when: 'before' | 'after';
  label: string;
  result: TransformationStory['before'];
}

function Side({ when, label, result }: SideProps) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd>
        <b className={styles.figure[when]}>
          <bdi>{result.figure}</bdi>
        </b>{' '}
        {result.label}
      </dd>
    </div>
  );
}
