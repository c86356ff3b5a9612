import { useId } from 'react';
import type { ContentAction, ContentLink } from '@podium/data/schemas/action.ts';
import type { Planned } from '@podium/data/schemas/planned.ts';
import { Container } from '@podium/ui/Container/Container';
import { Inline } from '@podium/ui/Inline/Inline';
import { Illustration } from '@podium/ui/Artwork/Illustration';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { PastNotice } from '../parts/PastNotice.tsx';
import { Section } from '../parts/Section.tsx';
import * as styles from './TvSeries.css.ts';

export interface TvSeriesContent {
  anchor?: string;
  heading: string;
  lede: string;
  pilot: string;
  /** Until when the pilot is planned, and what to say afterwards. */
  planned?: Planned;
  platforms: ContentAction[];
  production: ContentLink;
}

export interface TvSeriesProps {
  content: TvSeriesContent;
  /** 1 where the section is the page: it then fills the viewport. @default 2 */
  headingLevel?: 1 | 2;
}

/**
 * The teaser of the TV series, drawn as a test card.
 *
 * @avoid Episodes that can be watched: link to them from `MediaHub`.
 * @content A title of one to three words, one sentence, when the pilot is filmed, and the platforms.
 * @do Say plainly what has not been filmed.
 * @dont Give a platform a link before it shows the series.
 */
export function TvSeries({ content, headingLevel = 2 }: TvSeriesProps) {
  const { anchor, heading, lede, pilot, planned, platforms, production } = content;
  const headingId = useId();
  const isPage = headingLevel === 1;
  const Title = isPage ? 'h1' : 'h2';
  return (
    <Section anchor={anchor} headingId={headingId} surface="inverseAlt" padding="none" isFullWidth>
      <div className={isPage ? styles.page : styles.band}>
        <div className={styles.card[isPage ? 'page' : 'band']}>
          <Illustration name="tvSeries" />
        </div>
        <Container>
          <div className={styles.content}>
            <Title className={styles.title} id={headingId}>
              {heading}
            </Title>
            <div className={styles.foot}>
              <Stack gap="s2">
                {planned && <PastNotice {...planned} color="secondary" size="lede" />}
                <Text size="lede">
                  {lede} {pilot}
                </Text>
              </Stack>
              <div className={styles.actions}>
                <Inline>
                  {platforms.map((platform) => (
                    <Action key={platform.label} action={platform} variant="secondary" size="small" />
                  ))}
                  <Action action={production} variant="quiet" />
                </Inline>
              </div>
            </div>
          </div>
        </Container>
      </div>
      <div className={styles.bars} aria-hidden="true" />
    </Section>
  );
}
