import type { ReactNode } from 'react';
import { banner } from '@podium/data/content/banner';
import { barLooks } from '@podium/data/content/barLooks';
import { footer } from '@podium/data/content/footer';
import { navigation } from '@podium/data/content/navigation';
import { newsletter } from '@podium/data/content/newsletter';
import type { Outcome } from '@podium/data/schemas/outcome';
import { EventBanner } from '@podium/sections/EventBanner/EventBanner';
import { Footer } from '@podium/sections/Footer/Footer';
import { NavigationBar } from '@podium/sections/NavigationBar/NavigationBar';
import { Newsletter } from '@podium/sections/Newsletter/Newsletter';
import { TopBars } from '@podium/sections/TopBars/TopBars';
import { SkipLink } from '@podium/ui/SkipLink/SkipLink';

interface PublicPageProps {
  /** Path of the page, as the navigation marks it. */
  path: string;
  children: ReactNode;
}

const accept = (): Promise<Outcome> => Promise.resolve({ ok: true });

/** What every public page stands in: the fixed bars, the main part, the coupon and the foot. */
export function PublicPage({ path, children }: PublicPageProps) {
  const looks = barLooks(path);
  return (
    <>
      <SkipLink />
      <TopBars
        banner={<EventBanner content={banner} tone={looks.banner} />}
        navigation={(isPast50) => (
          <NavigationBar
            content={navigation}
            isHome={path === '/'}
            isPast50={isPast50}
            firstGround={looks.firstGround}
            isSolid={looks.isSolid}
            currentPath={path}
          />
        )}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer content={footer} coupon={<Newsletter content={newsletter} onSubmit={accept} />} />
    </>
  );
}
