import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { banner, footer, navigation, newsletter, uiTexts } from '@podium/brands/active/content.ts';
import { AuthProvider } from '@podium/data/session/AuthProvider.tsx';
import { EventBanner } from '@podium/sections/EventBanner/EventBanner';
import { Footer } from '@podium/sections/Footer/Footer';
import { NavigationBar } from '@podium/sections/NavigationBar/NavigationBar';
import { Newsletter } from '@podium/sections/Newsletter/Newsletter';
import { SiteHeader } from '@podium/sections/SiteHeader/SiteHeader';
import { accepts } from '@podium/storybook/answers';
import { UiTextsProvider } from '@podium/ui/locale/UiTexts';
import { SkipLink } from '@podium/ui/SkipLink/SkipLink';
import { headerLooks } from '../../apps/site/src/shell/headerLooks.ts';

interface PublicPageProps {
  /** Path of the page, which the navigation marks as current. */
  path: string;
  children: ReactNode;
}

/** The layout of every public page, without the site's routes and backend. */
export function PublicPage({ path, children }: PublicPageProps) {
  const header = headerLooks(path);
  return (
    <MemoryRouter initialEntries={[path]}>
      <UiTextsProvider value={uiTexts}>
        <AuthProvider loadBackend={() => new Promise(() => {})} whenIdle={() => () => {}}>
          <SkipLink />
          <SiteHeader
            banner={banner && <EventBanner content={banner} surface={header.banner} />}
            navigation={(isPast50) => (
              <NavigationBar
                content={navigation}
                isHome={path === '/'}
                isPast50={isPast50}
                firstSurface={header.firstSurface}
                isSolid={header.isSolid}
                currentPath={path}
              />
            )}
          />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer content={footer} newsletter={<Newsletter content={newsletter} onSubmit={accepts()} />} />
        </AuthProvider>
      </UiTextsProvider>
    </MemoryRouter>
  );
}
