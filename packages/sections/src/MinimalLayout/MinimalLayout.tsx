import type { ReactNode } from 'react';
import { Mark } from '@podium/ui/Artwork/Mark';
import { Container } from '@podium/ui/Container/Container';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { Divider } from '@podium/ui/Artwork/Divider';
import { brandLink } from '../parts/brandLink.css.ts';
import * as styles from './MinimalLayout.css.ts';

export interface MinimalLayoutProps {
  brand: { name: string; href: string };
  children: ReactNode;
}

/**
 * The layout of pages with a single message: brand, a decorative rule, and the content at the page's edge.
 *
 * @avoid Pages that belong to the site's navigation, which have `SiteHeader` and `Footer`.
 * @content One heading of level 1, one sentence, and one or two actions.
 * @dont Add navigation or a second message.
 */
export function MinimalLayout({ brand, children }: MinimalLayoutProps) {
  return (
    <div className={styles.page}>
      <header>
        <Container>
          <div className={styles.bar}>
            <LinkSlot className={brandLink} href={brand.href}>
              <Mark name={brand.name} />
            </LinkSlot>
          </div>
        </Container>
        <Divider kind="line" />
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        <Container>{children}</Container>
      </main>
    </div>
  );
}
