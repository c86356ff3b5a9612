import type { ContentLink } from '@podium/data/schemas/action.ts';
import { Link, type LinkProps } from '@podium/ui/Link/Link';
import * as styles from './ExternalLinks.css.ts';

interface ExternalLinksProps {
  links: readonly ContentLink[];
  tone?: LinkProps['tone'];
}

export function ExternalLinks({ links, tone }: ExternalLinksProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, href }) => (
        <li className={styles.entry} key={href}>
          <Link href={href} tone={tone} isStandalone external>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
