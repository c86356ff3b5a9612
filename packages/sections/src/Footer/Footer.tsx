import type { ReactNode } from 'react';
import { Container } from '@podium/ui/Container/Container';
import { Link } from '@podium/ui/Link/Link';
import { ThemeSwitch } from '@podium/ui/ThemeSwitch/ThemeSwitch';
import * as styles from './Footer.css.ts';
import { wordmarkStep } from './wordmarkStep.ts';

export interface FooterContent {
  /** Four lists; a link marked external opens in a new tab and says so. */
  lists: { title: string; links: { label: string; href: string; isExternal?: boolean }[] }[];
  /** The wordmark across the bottom of the page, drawn in ruled lines. */
  wordmark: string;
  /** One or two sentences of legal text. */
  legal: string;
}

export interface FooterProps {
  content: FooterContent;
  /** The newsletter form, which overlaps the top edge. */
  newsletter?: ReactNode;
}

/**
 * The footer of every page: links, the theme switch, the wordmark and the legal line.
 *
 * @avoid Pages with a single message, which have `MinimalLayout`.
 * @content Four lists with a title and up to about six links each, a short wordmark, and one or two sentences of legal
 *   text.
 */
export function Footer({ content, newsletter }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <Container>
        {newsletter && <div className={styles.newsletter}>{newsletter}</div>}
        <div className={styles.lists}>
          {content.lists.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map(({ label, href, isExternal }) => (
                  <li className={styles.entry} key={label}>
                    <Link href={href} tone="quiet" external={isExternal}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className={styles.wordmark[wordmarkStep(content.wordmark)]} aria-hidden="true">
          {content.wordmark}
        </p>
        <div className={styles.foot}>
          <p className={styles.legal}>{content.legal}</p>
          <ThemeSwitch />
        </div>
      </Container>
    </footer>
  );
}
