import { use } from 'react';
import type { ContentLink } from '@podium/data/schemas/action.ts';
import { ArtworkContext } from '@podium/ui/Artwork/Artwork';
import { Container } from '@podium/ui/Container/Container';
import { Heading } from '@podium/ui/Heading/Heading';
import { Stats } from '@podium/ui/Stat/Stats';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import * as styles from './Hero.css.ts';

export interface HeroContent {
  anchor: string;
  headline: string;
  lede: string;
  actions: { primary: ContentLink; secondary: ContentLink };
  /** Four figures, most prominent first, in cells of unequal width. */
  stats: { figure: string; label: string }[];
}

/**
 * The first section of the home page: headline, two actions, four figures and the portrait.
 *
 * @avoid Other pages: their first section has a heading of its own. Use it once.
 * @content A headline of up to about six words, a lede of one or two sentences, two actions, and four figures with
 *   short labels, the strongest first.
 * @do Try the headline at 390 px, where it takes most of the first screen.
 * @dont Use figures that the rest of the site does not explain.
 */
export function Hero({ content }: { content: HeroContent }) {
  const { anchor, headline, lede, actions, stats } = content;
  const { Illustration } = use(ArtworkContext);
  const headingId = `${anchor}-heading`;
  return (
    <section id={anchor} aria-labelledby={headingId}>
      <div className={styles.stage}>
        <div className={styles.lead}>
          <Container>
            <div className={styles.words}>
              <Heading level={1} size="hero" id={headingId}>
                {headline}
              </Heading>
              <div className={styles.lede}>
                <Text size="lede" color="secondary">
                  {lede}
                </Text>
              </div>
              <div className={styles.actions}>
                <Action action={actions.primary} />
                <Action action={actions.secondary} variant="secondary" />
              </div>
            </div>
          </Container>
        </div>
        {Illustration && (
          <div className={styles.art} aria-hidden="true">
            <Drawing className={styles.backdrop} name="backdrop" />
            <Drawing className={styles.portrait} name="hero" />
          </div>
        )}
      </div>
      <div className={styles.statsBand}>
        <Container>
          <Stats stats={stats} />
        </Container>
      </div>
    </section>
  );
}
