import { useId } from 'react';
import type { SpeakingCard } from '@podium/data/schemas/speakingCard.ts';
import { Heading } from '@podium/ui/Heading/Heading';
import { RibbonDivider } from '@podium/ui/Divider/RibbonDivider';
import { Seal } from '@podium/ui/Seal/Seal';
import { Text } from '@podium/ui/Text/Text';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import type { SealSpec } from '@podium/ui/press/seal';
import { Action } from '../parts/Action.tsx';
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

/** Fixed drawings, like the seals of the cities: they represent no item. */
const rays: SealSpec = { points: 36, weave: 4, depth: 1.2, seed: 5, family: 'rings', rings: 3 };
const citySeals: SealSpec[] = [
  { points: 12, weave: 4, depth: 1, seed: 1, family: 'starNet', rings: 3 },
  { points: 15, weave: 4, depth: 1, seed: 2, family: 'moire', rings: 3 },
  { points: 28, weave: 3, depth: 1.2, seed: 3, family: 'chart', rings: 3 },
];

/**
 * Three speaking formats: the keynote large, summits and workshops beside it.
 *
 * @avoid Formats with prices: use `ProgramList`. Another number of formats: the layout is made for three.
 * @content Title, one sentence and an action each; the labels of the actions differ.
 */
export function SpeakingCards({
  content: { anchor, label, keynote, summits, workshops },
}: {
  content: SpeakingCardsContent;
}) {
  const headingId = useId();
  return (
    <Section anchor={anchor} headingId={headingId} padding="none" isFullWidth>
      <h2 id={headingId}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h2>
      <div className={styles.cards}>
        <article className={styles.keynote}>
          <div className={styles.rays}>
            <Seal spec={rays} ink="text" />
          </div>
          <h3 className={styles.loud}>{keynote.title}</h3>
          <Text size="lede">{keynote.description}</Text>
          <Action action={keynote.action} />
        </article>
        <article className={styles.summits}>
          <Heading level={3} size="h2">
            {summits.title}
          </Heading>
          <Text tone="secondary">{summits.description}</Text>
          <Action action={summits.action} variant="secondary" size="small" />
          <div className={styles.cities}>
            {citySeals.slice(0, summits.cities?.length ?? 0).map((spec) => (
              <div className={styles.city} key={spec.seed}>
                <Seal spec={spec} />
              </div>
            ))}
          </div>
        </article>
        <article className={styles.workshop}>
          <Heading level={3} size="h2">
            {workshops.title}
          </Heading>
          <Text tone="secondary">{workshops.description}</Text>
          <Action action={workshops.action} variant="secondary" size="small" />
          <div className={styles.loops}>
            <RibbonDivider size="large" ink="current" />
          </div>
        </article>
      </div>
    </Section>
  );
}
