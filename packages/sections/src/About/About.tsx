import type { ContentLink } from '@podium/data/schemas/action.ts';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import * as styles from './About.css.ts';

export interface AboutContent {
  anchor: string;
  /** Set on two lines. */
  heading: string;
  lead: string;
  paragraphs: readonly string[];
  /** In the margin: '500+', 'media mentions'. */
  stats: readonly { figure: string; label: string }[];
  pressKit?: ContentLink;
}

/**
 * A close-up portrait, paragraphs, and figures in the margin: who the person is, on the home page.
 *
 * @avoid The page /about, whose head is `Milestones`. A few lines with links: use `Biography`.
 * @content A heading of two lines, a lead of one or two sentences, about three short paragraphs, and three or four
 *   figures with labels of two words.
 * @do Let each figure name its unit in its label.
 * @dont Repeat the page /about: end with a link to it.
 */
export function About({ content: { anchor, heading, lead, paragraphs, stats, pressKit } }: { content: AboutContent }) {
  return (
    <Section anchor={anchor}>
      <div className={styles.heading}>
        <SectionHeading level={2} size="h1">
          {heading}
        </SectionHeading>
      </div>
      <Grid rowGap="s6">
        <GridItem span={{ md: 5, lg: 4 }}>
          <Drawing className={styles.closeUp} name="portrait" fit="cover" />
        </GridItem>
        <GridItem span={{ md: 7, lg: 5 }}>
          <div className={styles.words}>
            <p className={styles.lead}>{lead}</p>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
            {pressKit && (
              <div>
                <Action action={pressKit} variant="quiet" />
              </div>
            )}
          </div>
        </GridItem>
        <GridItem span={{ lg: 3 }}>
          <dl className={styles.notes}>
            {stats.map(({ figure, label }) => (
              <div className={styles.note} key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.figure}>
                  <bdi>{figure}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </GridItem>
      </Grid>
    </Section>
  );
}
