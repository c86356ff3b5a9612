import type { ReactNode } from 'react';
import { banner } from '@podium/brand/content/banner.ts';
import { barLooks } from '@podium/brand/content/barLooks.ts';
import { footer } from '@podium/brand/content/footer.ts';
import { navigation } from '@podium/brand/content/navigation.ts';
import { newsletter } from '@podium/brand/content/newsletter.ts';
import type { Result } from '@podium/data/schemas/result.ts';
import { AuthProvider } from '@podium/data/session/AuthProvider.tsx';
import { EventBanner } from '@podium/sections/EventBanner/EventBanner';
import { Footer } from '@podium/sections/Footer/Footer';
import { NavigationBar } from '@podium/sections/NavigationBar/NavigationBar';
import { Newsletter } from '@podium/sections/Newsletter/Newsletter';
import { SiteHeader } from '@podium/sections/SiteHeader/SiteHeader';
import { SkipLink } from '@podium/ui/SkipLink/SkipLink';

interface PublicPageProps {
  /** Path of the page, which the navigation marks as current. */
  path: string;
  children: ReactNode;
}

const accept = (): Promise<Result> => Promise.resolve({ ok: true });

/** The layout of every public page, without the site's router and backend. */
export function PublicPage({ path, children }: PublicPageProps) {
  const looks = barLooks(path);
  return (
    <AuthProvider loadBackend={() => new Promise(() => {})} hasSessionHint={() => false} whenIdle={() => () => {}}>
      <SkipLink />
      <SiteHeader
        banner={<EventBanner content={banner} surface={looks.banner} />}
        navigation={(isPast50) => (
          <NavigationBar
            content={navigation}
            isHome={path === '/'}
            isPast50={isPast50}
            firstSurface={looks.firstSurface}
            isSolid={looks.isSolid}
            currentPath={path}
          />
        )}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer content={footer} newsletter={<Newsletter content={newsletter} onSubmit={accept} />} />
    </AuthProvider>
  );
}
