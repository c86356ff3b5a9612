import { useLocation } from 'react-router-dom';
import { banner, navigation, paths } from '@podium/brands/active/content.ts';
import { useAuth } from '@podium/data/session/AuthProvider.tsx';
import { seemsSignedIn } from '@podium/data/session/authState.ts';
import { EventBanner } from '@podium/sections/EventBanner/EventBanner';
import { NavigationBar } from '@podium/sections/NavigationBar/NavigationBar';
import { SiteHeader } from '@podium/sections/SiteHeader/SiteHeader';
import { headerLooks } from './headerLooks.ts';

/** The fixed header of every public page. */
export function PublicBars() {
  const { pathname } = useLocation();
  const isSignedIn = seemsSignedIn(useAuth());
  const header = headerLooks(pathname);
  return (
    <SiteHeader
      banner={banner && <EventBanner content={banner} surface={header.banner} />}
      navigation={(isPast50) => (
        <NavigationBar
          content={navigation}
          isHome={pathname === paths.home}
          isSignedIn={isSignedIn}
          isPast50={isPast50}
          firstSurface={header.firstSurface}
          isSolid={header.isSolid}
          currentPath={pathname}
        />
      )}
    />
  );
}
