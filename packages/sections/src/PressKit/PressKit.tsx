import { useId } from 'react';
import type { ContentAction, ContentLink } from '@podium/data/schemas/action.ts';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Mark } from '@podium/ui/Artwork/Mark';
import { DescriptionList } from '@podium/ui/DescriptionList/DescriptionList';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Heading } from '@podium/ui/Heading/Heading';
import { Illustration } from '@podium/ui/Artwork/Illustration';
import { Frame } from '@podium/ui/Artwork/Frame';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import * as styles from './PressKit.css.ts';

export interface PressKitContent {
  heading: string;
  /** A paragraph for publication. */
  boilerplate: string;
  usage: string;
  facts: { heading: string; rows: { term: string; value: string }[] };
  /** The portrait and the logo, in this order. */
  downloads: ContentAction[];
  request: { text: string; action: ContentLink };
}

/**
 * Press material: boilerplate, figures, pictures to download, and a mailbox.
 *
 * @avoid A biography for visitors: use `Biography` or `About`.
 * @content A paragraph that can be printed as it is, terms of use, facts, and downloads: the portrait first, then the
 *   logo.
 */
export function PressKit({ content }: { content: PressKitContent }) {
  const { heading, boilerplate, usage, facts, downloads, request } = content;
  const headingId = useId();
  const [portrait, mark, ...others] = downloads;
  return (
    <Section headingId={headingId} isFirst>
      <SectionHead id={headingId} heading={heading} level={1} />
      <Grid rowGap="s6">
        <GridItem span={{ lg: 4 }}>
          <ul className={styles.plates}>
            {portrait && (
              <li>
                <Frame>
                  <div className={styles.portrait}>
                    <Illustration name="portraitPress" fit="cover" />
                  </div>
                </Frame>
                <Action action={portrait} variant="quiet" size="small" />
              </li>
            )}
            {mark && (
              <li>
                <Frame>
                  <div className={styles.raisedPicture}>
                    <div className={styles.mark}>
                      <Mark />
                    </div>
                  </div>
                </Frame>
                <Action action={mark} variant="quiet" size="small" />
              </li>
            )}
            {others.map((download) => (
              <li key={download.label}>
                <Action action={download} variant="quiet" size="small" />
              </li>
            ))}
          </ul>
        </GridItem>
        <GridItem span={{ lg: 7 }} start={{ lg: 6 }}>
          <Stack gap="s6">
            <Text size="lede">{boilerplate}</Text>
            <Text tone="secondary">{usage}</Text>
            <div className={styles.facts}>
              <Heading level={2} size="h3">
                {facts.heading}
              </Heading>
              <DescriptionList items={facts.rows.map(({ term, value }) => ({ term, value: <bdi>{value}</bdi> }))} />
            </div>
            <div className={styles.request}>
              <Text>{request.text}</Text>
              <ButtonLink href={request.action.href}>{request.action.label}</ButtonLink>
            </div>
          </Stack>
        </GridItem>
      </Grid>
    </Section>
  );
}
