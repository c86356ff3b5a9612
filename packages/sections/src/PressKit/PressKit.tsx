import { useId, useRef, useState } from 'react';
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
import { Button } from '@podium/ui/Button/Button';
import { useClock } from '@podium/ui/clock/Clock';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { copyText } from '../parts/copyText.ts';
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
      {biographies && (
        <div className={styles.biographies}>
          <Heading level={2} size="h3">
            {biographies.heading}
          </Heading>
          <ul className={styles.list}>
            {biographies.list.map((biography) => (
              <Biography key={biography.words} {...biography} content={biographies} />
            ))}
          </ul>
        </div>
      )}
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

interface BiographiesContent {
  heading: string;
  unit: string;
  copy: string;
  copied: string;
  /** Shown where the clipboard is not available, and the text is selected instead. */
  selected: string;
  /** Shortest first. `words` is the nominal length. */
  list: readonly { words: number; text: string }[];
}

/** How long the button says that the text was copied. */
const copiedMs = 3000;

interface BiographyProps {
  words: number;
  text: string;
  content: BiographiesContent;
}

function Biography({ words, text, content: { unit, copy, copied, selected } }: BiographyProps) {
  const clock = useClock();
  const textRef = useRef<HTMLParagraphElement>(null);
  const stop = useRef<() => void>(undefined);
  const [message, setMessage] = useState('');

  const handleCopy = async () => {
    const isCopied = await copyText(text);
    if (!isCopied && textRef.current) window.getSelection()?.selectAllChildren(textRef.current);
    setMessage(isCopied ? copied : selected);
    stop.current?.();
    stop.current = clock.after(copiedMs, () => setMessage(''));
  };

  return (
    <li className={styles.biography}>
      <div className={styles.biographyHead}>
        <h3 className={styles.length}>
          <span className={styles.wordCount}>{words}</span> {unit}
        </h3>
        <div className={styles.copy} data-copied={message === copied ? '' : undefined}>
          <Button variant="secondary" size="small" onPress={() => void handleCopy()}>
            {message || copy}
            <VisuallyHidden>
              : {words} {unit}
            </VisuallyHidden>
          </Button>
        </div>
      </div>
      <p ref={textRef} className={styles.biographyText}>
        {text}
      </p>
      <output>
        <VisuallyHidden>{message}</VisuallyHidden>
      </output>
    </li>
  );
}
