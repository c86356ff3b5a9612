import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { footer, newsletter, uiTexts } from '@podium/brands/active/content.ts';
import { AuthProvider } from '@podium/data/session/AuthProvider.tsx';
import { Footer } from '@podium/sections/Footer/Footer';
import { Newsletter } from '@podium/sections/Newsletter/Newsletter';
import { accepts } from '@podium/storybook/answers';
import { UiTextsProvider } from '@podium/ui/locale/UiTexts';
import { SkipLink } from '@podium/ui/SkipLink/SkipLink';
import { PublicBars } from '../../apps/site/src/shell/PublicBars.tsx';

interface PublicPageProps {
  /** Path of the page, which the navigation marks as current. */
  path: string;
  children: ReactNode;
}

/** The layout of every public page, without the site's routes, islands and backend. */
export function PublicPage({ path, children }: PublicPageProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <UiTextsProvider value={uiTexts}>
        <AuthProvider loadBackend={() => new Promise(() => {})} whenIdle={() => () => {}}>
          <SkipLink />
          <PublicBars />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer content={footer} newsletter={<Newsletter content={newsletter} onSubmit={accepts()} />} />
        </AuthProvider>
      </UiTextsProvider>
    </MemoryRouter>
  );
}
