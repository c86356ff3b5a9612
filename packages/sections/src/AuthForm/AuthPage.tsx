import type { ReactNode } from 'react';
import { Mark } from '@podium/ui/Artwork/Mark';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { Illustration } from '@podium/ui/Artwork/Illustration';
import type { AuthFormContent } from './authContent.ts';
import * as styles from './AuthPage.css.ts';

export interface AuthPageProps {
  content: Pick<AuthFormContent, 'brand' | 'loading'>;
  isLoading: boolean;
  /**
   * Prerendered before the session is known: the HTML contains both 'Loading' and the form. `data-visitor="signed-out"`
   * at the root shows the form. @default false
   */
  isPrerendered?: boolean;
  notice?: ReactNode;
  children: ReactNode;
}

/** The page /auth: half illustration, half form (REQ-AUTH-1). */
export function AuthPage({ content, isLoading, isPrerendered = false, notice, children }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.pane}>
          <Illustration name="portraitSignIn" fit="cover" />
          <LinkSlot className={styles.brand} href={content.brand.href}>
            <Mark name={content.brand.name} color="text" />
          </LinkSlot>
        </div>
      </header>
      <main className={styles.panel} id="main" tabIndex={-1} data-prerendered={isPrerendered ? '' : undefined}>
        {isLoading && <output className={styles.loading}>{content.loading}</output>}
        {!isLoading && notice && <div className={styles.notice}>{notice}</div>}
        {(!isLoading || isPrerendered) && children}
      </main>
    </div>
  );
}
