import type { SpeakingCard } from '@podium/data/schemas/speakingCard.ts';
import { Heading } from '@podium/ui/Heading/Heading';
import { Divider } from '@podium/ui/Artwork/Divider';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { PastNotice } from '../parts/PastNotice.tsx';
import { Section } from '../parts/Section.tsx';
import * as styles from './SpeakingCards.css.ts';

export interface SpeakingCardsContent {
  anchor?: string;
  /** Accessible name of the section; not shown. */
  label: string;
  keynote: SpeakingCard;
  summits: SpeakingCard;
  workshops: SpeakingCard;
}

/** Illustrations of the first cities. */
const places = ['place1', 'place2', 'place3'] as const;

/**
 * Three speaking formats: the keynote large, summits and workshops beside it.
 *
 * @avoid Formats with prices: use `ProgramList`. Another number of formats: the layout is made for three.
 * @content Title, one sentence and an action each; the labels of the actions differ.
 * @do Let the large format be the one that is booked most.
 */
export function SpeakingCards({ content }: { content: SpeakingCardsContent }) {
  const { anchor, label, keynote, summits, workshops } = content;
  return (
    <Section anchor={anchor} hiddenHeading={label} padding="none" isFullWidth>
      <div className={styles.cards}>
        <article className={styles.keynote}>
          <Drawing className={styles.rays} name="speakingCards" />
          <h3 className={styles.loud}>{keynote.title}</h3>
          <Text size="lede">{keynote.description}</Text>
          <Action action={keynote.action} />
        </article>
        <article className={styles.summits}>
          <Heading level={3} size="h2">
            {summits.title}
          </Heading>
          {summits.planned && <PastNotice {...summits.planned} size="body" />}
          <Text color="secondary">{summits.description}</Text>
          <Action action={summits.action} variant="secondary" size="small" />
          <div className={styles.cities}>
            {places.slice(0, summits.cities?.length ?? 0).map((place) => (
              <Drawing className={styles.city} key={place} name={place} />
            ))}
          </div>
        </article>
        <article className={styles.workshop}>
          <Heading level={3} size="h2">
            {workshops.title}
          </Heading>
          <Text color="secondary">{workshops.description}</Text>
          <Action action={workshops.action} variant="secondary" size="small" />
          <div className={styles.loops}>
            <Divider kind="wideBand" color="text" isOrnament />
          </div>
        </article>
      </div>
    </Section>
  );
}
