import type { ContentLink } from '@podium/data/schemas/action.ts';
import { Link, type LinkProps } from '@podium/ui/Link/Link';
import * as styles from './ExternalLinks.css.ts';

export function ExternalLinks({ links, variant }: Pick<LinkProps, 'variant'> & { links: readonly ContentLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, href }) => (
        <li className={styles.entry} key={href}>
          <Link href={href} variant={variant} isStandalone external>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
