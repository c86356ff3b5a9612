import { useLocation } from 'react-router-dom';
import { banner } from '@podium/data/content/banner';
import { navigation } from '@podium/data/content/navigation';
import { paths } from '@podium/data/content/paths';
import { EventBanner } from '@podium/sections/EventBanner/EventBanner';
import { NavigationBar } from '@podium/sections/NavigationBar/NavigationBar';
import { TopBars } from '@podium/sections/TopBars/TopBars';

/** What the first section of a page is printed on, where that is a field. */
const firstGrounds: Record<string, 'sun' | 'deep' | 'night' | undefined> = {
  [paths.speaking]: 'sun',
  [paths.summit]: 'sun',
  [paths.invest]: 'deep',
  [paths.tv]: 'night',
};

/** The fixed bars of every public page. */
export function PublicBars() {
  const { pathname } = useLocation();
  const firstGround = firstGrounds[pathname];
  return (
    <>
      <TopBars
        banner={<EventBanner content={banner} tone={firstGround === 'sun' ? 'ink' : 'sun'} />}
        navigation={(isPast50) => (
          <NavigationBar
            content={navigation}
            isHome={pathname === paths.home}
            isPast50={isPast50}
            firstGround={firstGround}
            isSolid={pathname === paths.calendar}
            currentPath={pathname}
          />
        )}
      />
    </>
  );
}
