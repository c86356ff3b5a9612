import { useLocation } from 'react-router-dom';
import { banner } from '@podium/brand/content/banner.ts';
import { barLooks } from '@podium/brand/content/barLooks.ts';
import { navigation } from '@podium/brand/content/navigation.ts';
import { paths } from '@podium/brand/content/paths.ts';
import { useAuth } from '@podium/data/session/AuthProvider.tsx';
import { EventBanner } from '@podium/sections/EventBanner/EventBanner';
import { NavigationBar } from '@podium/sections/NavigationBar/NavigationBar';
import { SiteHeader } from '@podium/sections/SiteHeader/SiteHeader';

/** The fixed header of every public page. */
export function PublicBars() {
  const { pathname } = useLocation();
  const { user } = useAuth();
  const looks = barLooks(pathname);
  return (
    <SiteHeader
      banner={<EventBanner content={banner} surface={looks.banner} />}
      navigation={(isPast50) => (
        <NavigationBar
          content={navigation}
          isHome={pathname === paths.home}
          isSignedIn={user !== null}
          isPast50={isPast50}
          firstSurface={looks.firstSurface}
          isSolid={looks.isSolid}
          currentPath={pathname}
        />
      )}
    />
  );
}
