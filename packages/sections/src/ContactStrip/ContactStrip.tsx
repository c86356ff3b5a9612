import { useId } from 'react';
import type { ContentLink } from '@podium/data/schemas/action.ts';
import { Icon } from '@podium/ui/Icon/Icon';
import { Inline } from '@podium/ui/Inline/Inline';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { ExternalLinks } from '../parts/ExternalLinks.tsx';
import { Section } from '../parts/Section.tsx';
import * as styles from './ContactStrip.css.ts';

export interface ContactStripContent {
  anchor?: string;
  /** The mailbox, shown as heading and linked as 'mailto:'. */
  address: string;
  /** The link of the icon beside the address. */
  email: ContentLink;
  promise: string;
  actions: { form: ContentLink; speaking: ContentLink };
  elsewhereLabel: string;
  elsewhere: ContentLink[];
}

/**
 * The e-mail address as heading, beside it the promise, the other channels and the forms.
 *
 * @avoid The page /contact: use `ContactForm`.
 * @content A short address, a promise of one sentence, two actions and links to profiles.
 * @do Use an address that fits on one line at 390 px.
 * @dont Promise another time for the answer than the form does.
 */
export function ContactStrip({ content }: { content: ContactStripContent }) {
  const { anchor, address, email, promise, actions, elsewhereLabel, elsewhere } = content;
  const headingId = useId();
  return (
    <Section anchor={anchor} headingId={headingId}>
      <div className={styles.head}>
        <h2 className={styles.address} id={headingId}>
          <a className={styles.mailLink} href={`mailto:${address}`}>
            {address}
          </a>
        </h2>
        <LinkSlot className={styles.icon} href={email.href} aria-label={email.label}>
          <Icon name="mail" size="large" />
        </LinkSlot>
      </div>
      <div className={styles.foot}>
        <Text color="secondary">{promise}</Text>
        <nav aria-label={elsewhereLabel}>
          <ExternalLinks links={elsewhere} />
        </nav>
        <Inline>
          <Action action={actions.form} variant="secondary" />
          <Action action={actions.speaking} />
        </Inline>
      </div>
    </Section>
  );
}
