import { useLocation } from 'react-router-dom';
import { banner } from '@podium/data/content/banner';
import { barLooks } from '@podium/data/content/barLooks';
import { navigation } from '@podium/data/content/navigation';
import { paths } from '@podium/data/content/paths';
import { EventBanner } from '@podium/sections/EventBanner/EventBanner';
import { NavigationBar } from '@podium/sections/NavigationBar/NavigationBar';
import { TopBars } from '@podium/sections/TopBars/TopBars';

/** The fixed bars of every public page. */
export function PublicBars() {
  const { pathname } = useLocation();
  const looks = barLooks(pathname);
  return (
    <>
      <TopBars
        banner={<EventBanner content={banner} tone={looks.banner} />}
        navigation={(isPast50) => (
          <NavigationBar
            content={navigation}
            isHome={pathname === paths.home}
            isPast50={isPast50}
            firstGround={looks.firstGround}
            isSolid={looks.isSolid}
            currentPath={pathname}
          />
        )}
      />
    </>
  );
}
