import type { ContentAction } from '@podium/data/schemas/action.ts';
import { isExternal } from '@podium/data/schemas/isExternal.ts';
import { Container } from '@podium/ui/Container/Container';
import { UnavailableAction } from '@podium/ui/Button/UnavailableAction';
import { externalLinkProps, NewTabNote } from '@podium/ui/Link/externalLink';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { Drawing } from '../parts/Drawing.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import * as styles from './VideoTeaser.css.ts';

export interface VideoTeaserContent {
  heading: string;
  action: ContentAction;
}

/**
 * A drawing of a full house, seen from the stage, and an action to watch the talk.
 *
 * @avoid A video in the page: it links to one.
 * @content A heading of up to about eight words, and the label of the action.
 * @do Say in the heading what the talk is about.
 * @dont Give the action an address before there is a recording.
 */
export function VideoTeaser({ content: { heading, action } }: { content: VideoTeaserContent }) {
  return (
    <Section surface="inverse" padding="none" isFullWidth>
      <div className={styles.stage}>
        <Drawing className={styles.art} name="videoTeaser" fit="cover" />
        <Container>
          <div className={styles.words}>
            <SectionHeading level={2}>{heading}</SectionHeading>
            <PlayAction action={action} />
          </div>
        </Container>
      </div>
    </Section>
  );
}

/** A play button: disc and label as one control. Without an address there is no disc to press (REQ-HOME-2). */
function PlayAction({ action }: { action: ContentAction }) {
  if (!('href' in action)) {
    return (
      <div className={styles.unavailable}>
        <UnavailableAction reason={action.reason}>{action.label}</UnavailableAction>
      </div>
    );
  }
  const { label, href } = action;
  return (
    <LinkSlot href={href} className={styles.play} {...(isExternal(href) ? externalLinkProps : undefined)}>
      <span className={styles.disc} aria-hidden="true" />
      {label}
      {isExternal(href) && <NewTabNote />}
    </LinkSlot>
  );
}
