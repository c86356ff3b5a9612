import type { ReactNode } from 'react';
import { BrandMark } from '@podium/ui/BrandMark/BrandMark';
import { Container } from '@podium/ui/Container/Container';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { Microprint } from '@podium/ui/Microprint/Microprint';
import * as styles from './PlainPage.css.ts';

export interface PlainPageProps {
  /** Leads home. */
  brand: { name: string; href: string };
  /** What the page says: NotFound, NewsletterResult. */
  children: ReactNode;
}

/** The frame of pages that say one thing: brand, a line of microprint, and one block at the page's edge. */
export function PlainPage({ brand, children }: PlainPageProps) {
  return (
    <div className={styles.page}>
      <header>
        <Container>
          <div className={styles.bar}>
            <LinkSlot className={styles.brand} href={brand.href}>
              <BrandMark name={brand.name} />
            </LinkSlot>
          </div>
        </Container>
        <Microprint />
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        <Container>
          <div className={styles.block}>{children}</div>
        </Container>
      </main>
    </div>
  );
}
