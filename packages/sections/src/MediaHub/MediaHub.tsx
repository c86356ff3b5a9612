import { useId } from 'react';
import type { MediaChannel } from '@podium/data/schemas/mediaChannel';
import { Container } from '@podium/ui/Container/Container';
import { catalogue } from '@podium/ui/press/catalogue';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { ChannelNote } from './ChannelNote.tsx';
import * as styles from './MediaHub.css.ts';

export interface MediaHubContent {
  anchor?: string;
  heading: string;
  note?: string;
  /** Before the title of a channel's latest item. */
  latestLabel: string;
  /** By face value, the smallest first; the last lies on top of all. */
  channels: MediaChannel[];
}

export interface MediaHubProps {
  content: MediaHubContent;
  /** 1 where the section is the page: its notes then run off the page's end. @default 2 */
  headingLevel?: 1 | 2;
}

/** Channels as notes of growing denomination, each lying on the smaller ones (second set of boards, §2). */
export function MediaHub({ content, headingLevel = 2 }: MediaHubProps) {
  const { anchor, heading, note, latestLabel, channels } = content;
  const headingId = useId();
  return (
    <Section anchor={anchor} headingId={headingId} ground="laid" isFirst={headingLevel === 1}>
      <Container>
        <SectionHead id={headingId} heading={heading} note={note} level={headingLevel} />
        <ul className={headingLevel === 1 ? styles.running : styles.framed}>
          {catalogue('channel', channels).map((channel, index) => (
            <ChannelNote
              key={channel.title}
              channel={channel}
              latestLabel={latestLabel}
              headingLevel={headingLevel === 1 ? 2 : 3}
              notesAbove={channels.length - 1 - index}
            />
          ))}
        </ul>
      </Container>
    </Section>
  );
}
