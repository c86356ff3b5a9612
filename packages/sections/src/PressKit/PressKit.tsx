import { useId } from 'react';
import type { ContentLink } from '@podium/data/schemas/action.ts';
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
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { Biographies, type BiographiesContent } from './Biographies.tsx';
import * as styles from './PressKit.css.ts';

export interface PressKitContent {
  heading: string;
  boilerplate?: string;
  usage: string;
  facts: { heading: string; rows: { term: string; value: string }[] };
  /** The portrait and the logo, in this order, each with its files. */
  downloads: { title: string; files: ContentLink[] }[];
  biographies?: BiographiesContent;
  request: { text: string; action: ContentLink };
}

/**
 * Press material: biographies, figures, pictures to download, and a mailbox.
 *
 * @avoid A biography for visitors: use `Biography` or `About`.
 * @content A paragraph or biographies that can be printed as they are, terms of use, facts, and downloads: the portrait
 *   first, then the logo.
 */
export function PressKit({ content }: { content: PressKitContent }) {
  const { heading, boilerplate, usage, facts, downloads, biographies, request } = content;
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
                <Files {...portrait} />
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
                <Files {...mark} />
              </li>
            )}
            {others.map((download) => (
              <li key={download.title}>
                <Files {...download} />
              </li>
            ))}
          </ul>
        </GridItem>
        <GridItem span={{ lg: 7 }} start={{ lg: 6 }}>
          <Stack gap="s6">
            {boilerplate && <Text size="lede">{boilerplate}</Text>}
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
      {biographies && <Biographies content={biographies} />}
    </Section>
  );
}

/** The files of a picture. Not `Link`: the router has no page at their addresses. */
function Files({ title, files }: PressKitContent['downloads'][number]) {
  return (
    <p className={styles.files}>
      <b>{title}</b>
      {files.map(({ label, href }) => (
        <a key={label} className={styles.file} href={href} download={href.startsWith('/') || undefined}>
          <VisuallyHidden>{title}: </VisuallyHidden>
          {label}
        </a>
      ))}
    </p>
  );
}
