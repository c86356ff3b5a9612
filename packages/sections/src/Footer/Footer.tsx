import type { ReactNode } from 'react';
import { Container } from '@podium/ui/Container/Container';
import { Link } from '@podium/ui/Link/Link';
import { useLatestDay } from '@podium/ui/clock/useToday';
import { ThemeSwitch } from '@podium/ui/ThemeSwitch/ThemeSwitch';
import type { ContentLink } from '@podium/data/schemas/action.ts';
import type { Brand } from '@podium/data/schemas/brand.ts';
import { isExternal } from '@podium/data/schemas/isExternal.ts';
import * as styles from './Footer.css.ts';

export interface FooterContent {
  /** A link with `signedIn` is replaced by it for signed-in users. */
  lists: { title: string; links: (ContentLink & { signedIn?: ContentLink })[] }[];
  entity: Pick<Brand['legalEntity'], 'name' | 'address' | 'registration'> & Pick<Brand, 'phone'>;
  /** The wordmark across the bottom of the page, drawn in ruled lines. */
  wordmark: string;
  legal: string;
}

export interface FooterProps {
  content: FooterContent;
  newsletter?: ReactNode;
  /** Shows the links of signed-in users. @default false */
  isSignedIn?: boolean;
}

/**
 * The footer of every page: links, the legal entity, the wordmark, the legal line and the theme switch.
 *
 * @avoid Pages with a single message, which have `MinimalLayout`.
 * @content Four lists with a title and up to about six links each, a short wordmark, and one or two sentences of legal
 *   text.
 * @dont Link to pages that the brand leaves out.
 */
export function Footer({ content, newsletter, isSignedIn = false }: FooterProps) {
  const { name, address, registration, phone } = content.entity;
  const year = useLatestDay()?.slice(0, 4);
  return (
    <footer className={styles.footer}>
      <Container>
        {newsletter && <div className={styles.newsletter}>{newsletter}</div>}
        <div className={styles.lists}>
          {content.lists.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map((link) => {
                  const { label, href } = (isSignedIn && link.signedIn) || link;
                  return (
                    <li className={link.signedIn ? styles.account : styles.entry} key={link.label}>
                      <Link href={href} variant="quiet" external={isExternal(href)}>
                        {label}
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
          <address className={styles.entity}>
            <strong className={styles.name}>{name}</strong>
            {[address.slice(0, -1).join(', '), address.at(-1), registration, phone].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
        <p className={styles.wordmark} style={{ fontSize: wordmarkSize(content.wordmark) }} aria-hidden="true">
          {content.wordmark}
        </p>
        <div className={styles.foot}>
          <div className={styles.legal}>
            <p>{content.legal}</p>
            <p>{['©', year, name].filter(Boolean).join(' ')}</p>
          </div>
          <ThemeSwitch />
        </div>
      </Container>
    </footer>
  );
}

/** The wordmark takes nine tenths of the viewport width, and 85rem at most. A name of more than 24 letters wraps. */
function wordmarkSize(name: string): string {
  // Width in em. Capitals are wide, and weigh more in short names.
  const width = 0.625 + 0.525 * Math.min(Array.from(name).length, 24);
  return `min(${(90 / width).toFixed(2)}vw, ${(85 / width).toFixed(2)}rem, 25rem)`;
}
