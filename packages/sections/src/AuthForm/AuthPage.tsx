import type { ReactNode } from 'react';
import { BrandMark } from '@podium/ui/BrandMark/BrandMark';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { Plate } from '@podium/ui/Plate/Plate';
import type { AuthFormContent } from './authContent.ts';
import * as styles from './AuthPage.css.ts';

export interface AuthPageProps {
  content: Pick<AuthFormContent, 'brand' | 'loading'>;
  /** True until the session is first known. */
  isLoading: boolean;
  /**
   * Not even a look for a session has been taken: both 'Loading' and the form are in the page, and whoever knows the
   * visitor for a stranger lets the form be seen with `data-visitor="stranger"` at the root. @default false
   */
  isPrerendered?: boolean;
  /** AuthForm. */
  children: ReactNode;
}

/** The whole page /auth: half plate, half form (specification §2, auth page). */
export function AuthPage({ content, isLoading, isPrerendered = false, children }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.plate}>
        <div className={styles.pane}>
          <div className={styles.sitter}>
            <Plate name="sitterNegative" ink="current" />
          </div>
          <LinkSlot className={styles.brand} href={content.brand.href}>
            <BrandMark name={content.brand.name} tone="current" />
          </LinkSlot>
        </div>
      </header>
      <main className={styles.panel} id="main" tabIndex={-1} data-prerendered={isPrerendered ? '' : undefined}>
        {isLoading && <output className={styles.loading}>{content.loading}</output>}
        {(!isLoading || isPrerendered) && children}
      </main>
    </div>
  );
}
