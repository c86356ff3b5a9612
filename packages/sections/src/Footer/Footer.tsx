import type { ReactNode } from 'react';
import { Container } from '@podium/ui/Container/Container';
import { Link } from '@podium/ui/Link/Link';
import { ThemeSwitch } from '@podium/ui/ThemeSwitch/ThemeSwitch';
import * as styles from './Footer.css.ts';
import { wordmarkStep } from './wordmarkStep.ts';

export interface FooterContent {
  /** Four lists; a link marked external opens in a new tab and says so. */
  lists: { title: string; links: { label: string; href: string; isExternal?: boolean }[] }[];
  /** The name that is cut from ruled lines across the foot of the page. */
  wordmark: string;
  /** One or two sentences in small print. */
  legal: string;
}

export interface FooterProps {
  content: FooterContent;
  /** Hangs from the top edge: the newsletter coupon, where the page has it. */
  coupon?: ReactNode;
}

/** The foot of every page: links, the theme switch, the name in ruled lines and the legal line. */
export function Footer({ content, coupon }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <Container>
        {coupon && <div className={styles.coupon}>{coupon}</div>}
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
