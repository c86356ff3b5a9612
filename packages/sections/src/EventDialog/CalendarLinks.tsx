import { useId } from 'react';
import { Heading } from '@podium/ui/Heading/Heading';
import { Icon } from '@podium/ui/Icon/Icon';
import { externalLinkProps, NewTabNote } from '@podium/ui/Link/externalLink';
import { Text } from '@podium/ui/Text/Text';
import * as styles from './CalendarLinks.css.ts';

interface CalendarWay {
  label: string;
  /** The destination, or what the file contains. */
  note: string;
}

export interface CalendarLinksContent {
  heading: string;
  service: CalendarWay;
  outlook: CalendarWay;
  file: CalendarWay;
  feed: CalendarWay & { href: string };
}

interface CalendarLinksProps {
  content: CalendarLinksContent;
  serviceHref: string;
  outlookHref: string;
  /** The calendar file of this event; the address of the feed of all events is in the content. */
  fileHref: string;
  /** Past events: the dates to come first. */
  isOver: boolean;
}

/** Four ways to add an event to a calendar, each with an explanation (REQ-CAL-4). For a past event the feed comes first. */
export function CalendarLinks({ content, serviceHref, outlookHref, fileHref, isOver }: CalendarLinksProps) {
  const { heading, service, outlook, file, feed } = content;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading level={3} id={headingId}>
        {heading}
      </Heading>
      <ul className={styles.list}>
        {isOver && <Way {...feed} />}
        <Way {...service} href={serviceHref} isExternal />
        <Way {...outlook} href={outlookHref} isExternal />
        <Way {...file} href={fileHref} isDownload />
        {!isOver && <Way {...feed} />}
      </ul>
    </section>
  );
}

interface WayProps extends CalendarWay {
  href: string;
  isExternal?: boolean;
  isDownload?: boolean;
}

/** Links to other sites and files use a plain anchor, because the router does not handle them. */
function Way({ label, note, href, isExternal = false, isDownload = false }: WayProps) {
  return (
    <li className={styles.row}>
      <a
        className={styles.link}
        href={href}
        download={isDownload || undefined}
        {...(isExternal ? externalLinkProps : undefined)}
      >
        <span className={styles.label}>
          {label}
          {isExternal && (
            <>
              {' '}
              <Icon name="external" />
              <NewTabNote />
            </>
          )}
        </span>
        <Text as="span" size="small" tone="secondary">
          {note}
        </Text>
      </a>
    </li>
  );
}
