import type { MouseEvent } from 'react';
import { BrandMark } from '@podium/ui/BrandMark/BrandMark';
import { Button } from '@podium/ui/Button/Button';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Drawer } from '@podium/ui/Drawer/Drawer';
import { openDrawer } from '@podium/ui/Drawer/openDrawer';
import { Icon } from '@podium/ui/Icon/Icon';
import { Stack } from '@podium/ui/Stack/Stack';
import { ThemeSwitch } from '@podium/ui/ThemeSwitch/ThemeSwitch';
import * as styles from './MobileMenu.css.ts';
import type { NavigationItem } from './navigationTarget.ts';
import { SectionLink } from './SectionLink.tsx';

/** The page has one navigation bar, and so one menu. */
const menuId = 'site-menu';

/** Opens the menu, before any script too. */
export function MobileMenuButton({ label }: { label: string }) {
  return (
    <div className={styles.opener}>
      <Button
        variant="quiet"
        command="show-modal"
        commandfor={menuId}
        aria-haspopup="dialog"
        aria-label={label}
        onPress={open}
      >
        <span className={styles.openerFace}>
          <Icon name="menu" size="large" />
        </span>
      </Button>
    </div>
  );
}

/** In place of the browser's own command, which some browsers do not have yet. */
function open(event: MouseEvent) {
  event.preventDefault();
  openDrawer(menuId);
}

export interface MobileMenuContent {
  /** Names the drawer and the list in it. */
  label: string;
  openLabel: string;
  items: NavigationItem[];
  signIn: { label: string; href: string };
}

export interface MobileMenuProps {
  brandName: string;
  content: MobileMenuContent;
  isHome: boolean;
  currentPath: string | undefined;
}

/** The drawer of narrow screens: six places, the theme, and the one filled button. */
export function MobileMenu({ brandName, content, isHome, currentPath }: MobileMenuProps) {
  const { label, items, signIn } = content;
  return (
    <Drawer
      id={menuId}
      label={label}
      header={<BrandMark name={brandName} />}
      footer={
        <Stack gap="s3">
          <ThemeSwitch />
          <ButtonLink href={signIn.href} isFullWidth>
            {signIn.label}
          </ButtonLink>
        </Stack>
      }
    >
      <nav className={styles.menu} aria-label={label}>
        {isHome && (
          // No script takes the drawer from before a section: without one the pages are the way.
          <noscript className={styles.instead}>
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
        <li className={styles.row} key={item.anchor}>
          <SectionLink item={item} isHome={isHome} isCurrent={item.href === currentPath} className={styles.link}>
            {item.label}
          </SectionLink>
        </li>
      ))}
    </ul>
  );
}
