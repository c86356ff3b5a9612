import type { LegalPart } from '@podium/data/schemas/legalDocument.ts';
import { Link } from '@podium/ui/Link/Link';
import * as styles from './LegalContents.css.ts';

interface LegalContentsProps {
  /** Accessible name of the list. */
  label: string;
  parts: readonly LegalPart[];
}

/** The numbered table of contents; from 1024 px it is sticky. */
export function LegalContents({ label, parts }: LegalContentsProps) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <ol>
        {parts.map(({ id, heading }) => (
          <li className={styles.entry} key={id}>
            <Link href={`#${id}`} tone="quiet" isStandalone>
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
