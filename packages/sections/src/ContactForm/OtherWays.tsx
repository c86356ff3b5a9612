import type { ContentLink } from '@podium/data/schemas/action.ts';
import { Link } from '@podium/ui/Link/Link';
import { ExternalLinks } from '../parts/ExternalLinks.tsx';
import * as styles from './ContactForm.css.ts';

export interface OtherWaysContent {
  label: string;
  /** Mailboxes and the telephone number, labelled by purpose. */
  direct: readonly { label: string; link: ContentLink }[];
  elsewhere: { label: string; links: readonly ContentLink[] };
}

/** Other contact details and links. */
export function OtherWays({ content: { label, direct, elsewhere } }: { content: OtherWaysContent }) {
  return (
    <aside aria-label={label}>
      <dl className={styles.margin}>
        {direct.map(({ label: name, link }) => (
          <div className={styles.way} key={name}>
            <dt className={styles.wayName}>{name}</dt>
            <dd className={styles.wayLink}>
              <Link href={link.href} tone="inherit" isStandalone>
                <bdi dir="ltr">{link.label}</bdi>
              </Link>
            </dd>
          </div>
        ))}
        <div className={styles.way}>
          <dt className={styles.wayName}>{elsewhere.label}</dt>
          <dd>
            <ExternalLinks links={elsewhere.links} tone="inherit" />
          </dd>
        </div>
      </dl>
    </aside>
  );
}
