import type { SectionLink as NavigationItem } from '@podium/data/schemas/site.ts';
import { Mark } from '@podium/ui/Artwork/Mark';
import { Button } from '@podium/ui/Button/Button';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Drawer } from '@podium/ui/Drawer/Drawer';
import { Icon } from '@podium/ui/Icon/Icon';
import { useLocale } from '@podium/ui/locale/Locale';
import { Stack } from '@podium/ui/Stack/Stack';
import { ThemeSwitch } from '@podium/ui/ThemeSwitch/ThemeSwitch';
import * as styles from './MobileMenu.css.ts';
import { SectionLink } from './SectionLink.tsx';

/** Unique: the page has one navigation bar. */
const menuId = 'site-menu';

/** Opens the menu, also before hydration. */
export function MobileMenuButton({ label }: { label: string }) {
  return (
    <div className={styles.opener}>
      <Button variant="quiet" command="show-modal" commandfor={menuId} aria-haspopup="dialog" aria-label={label}>
        <span className={styles.openerFace}>
          <Icon name="menu" size="large" />
        </span>
      </Button>
    </div>
  );
}

export interface MobileMenuContent {
  /** Accessible name of the drawer and its list. */
  label: string;
  openLabel: string;
  items: NavigationItem[];
}

export interface MobileMenuProps {
  brandName: string;
  content: MobileMenuContent;
  isHome: boolean;
  /** Label of the last button, displayed in capitals. */
  account?: { label: string; href: string };
  currentPath: string | undefined;
}

/** The drawer of narrow screens: six links, the theme switch, and the primary button (REQ-NAV-4). */
export function MobileMenu({ brandName, content, isHome, account, currentPath }: MobileMenuProps) {
  const { label, items } = content;
  const locale = useLocale();
  return (
    <Drawer
      id={menuId}
      label={label}
      header={<Mark name={brandName} />}
      footer={
        <Stack gap="s3">
          <ThemeSwitch />
          {account && (
            <ButtonLink href={account.href} isFullWidth>
              {account.label.toLocaleUpperCase(locale)}
            </ButtonLink>
          )}
        </Stack>
      }
    >
      <nav className={styles.menu} aria-label={label}>
        {isHome && (
          // Without JavaScript, a link to a section cannot close the drawer: link to the routes instead.
          <noscript className={styles.noScriptFallback}>
            <Places items={items} isHome={false} currentPath={undefined} className={styles.list} />
          </noscript>
        )}
        <Places
          items={items}
          isHome={isHome}
          currentPath={currentPath}
          className={isHome ? styles.listOfSections : styles.list}
        />
      </nav>
    </Drawer>
  );
}

interface PlacesProps {
  items: NavigationItem[];
  isHome: boolean;
  currentPath: string | undefined;
  className: string;
}

function Places({ items, isHome, currentPath, className }: PlacesProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li className={styles.row} key={item.label}>
          <SectionLink item={item} isHome={isHome} isCurrent={item.href === currentPath} className={styles.link}>
            {item.label}
          </SectionLink>
        </li>
      ))}
    </ul>
  );
}
