import type { ContentLink } from '@podium/data/schemas/action.ts';
import type { SectionLink as NavigationItem } from '@podium/data/schemas/site.ts';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Mark } from '@podium/ui/Artwork/Mark';
import type { SurfaceName } from '@podium/ui/theme/surface.css';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { Container } from '@podium/ui/Container/Container';
import { MobileMenu, MobileMenuButton, type MobileMenuContent } from './MobileMenu.tsx';
import { brandLink } from '../parts/brandLink.css.ts';
import * as styles from './NavigationBar.css.ts';
import { SectionLink } from './SectionLink.tsx';

export interface NavigationBarContent {
  /** Accessible name of the list of links. */
  label: string;
  brand: { name: string; anchor: string; href: string };
  items: NavigationItem[];
  /** The link to the account, on a site with accounts: in the bar, and in capitals in the menu. */
  account?: ContentLink & {
    signedIn: ContentLink;
  };
  book: ContentLink;
  menu: MobileMenuContent;
}

export interface NavigationBarProps {
  content: NavigationBarContent;
  /** On the home page items scroll, elsewhere they navigate (REQ-NAV-2). */
  isHome: boolean;
  /** Shows the `signedIn` link in the bar and in the menu. @default false */
  isSignedIn?: boolean;
  /** The page has scrolled more than 50 pixels: lower, solid, with a border. */
  isPast50?: boolean;
  /** Surface of the page's first section, which is behind the bar until it turns solid. @default 'page' */
  firstSurface?: SurfaceName;
  /** Solid from the start: text over the drawing of the first section would be unreadable. @default false */
  isSolid?: boolean;
  /** Path of the current page; marks the item that links to it. */
  currentPath?: string;
}

/**
 * Brand, links and booking button; below 1024 px brand and a button that opens the menu.
 *
 * @avoid Pages that require an account: use `AccountHeader`.
 * @content Items of one or two words, the booking label, and the entries of the menu.
 * @dont Add items until they no longer fit at 1024 px: the menu has room.
 * @keyboard The menu is a `Drawer`: focus stays inside, Escape closes it.
 * @screenReader The item of the current page is marked (`aria-current`).
 */
export function NavigationBar({
  content,
  isHome,
  isSignedIn = false,
  isPast50 = false,
  firstSurface = 'page',
  isSolid = false,
  currentPath,
}: NavigationBarProps) {
  const { brand, items, account, book, menu } = content;
  const ownLink = isSignedIn ? account?.signedIn : account;
  const surface = isPast50 ? 'page' : firstSurface;
  return (
    <div className={styles.bar({ surface })} data-past-50={isPast50} data-solid={isSolid}>
      <Container>
        <div className={styles.row}>
          <SectionLink item={brand} isHome={isHome} className={brandLink}>
            <Mark name={brand.name} color={surface === 'page' ? 'surface' : 'text'} />
          </SectionLink>
          <nav className={styles.links} aria-label={content.label}>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item.label}>
                  <SectionLink
                    item={item}
                    isHome={isHome}
                    isCurrent={item.href === currentPath}
                    className={styles.link}
                  >
                    {item.label}
                  </SectionLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.actions}>
            {ownLink && (
              <LinkSlot className={styles.account} href={ownLink.href}>
                {ownLink.label}
              </LinkSlot>
            )}
            <ButtonLink size="small" href={book.href}>
              {book.label}
            </ButtonLink>
          </div>
          <MobileMenuButton label={menu.openLabel} />
        </div>
      </Container>
      <MobileMenu brandName={brand.name} content={menu} isHome={isHome} account={ownLink} currentPath={currentPath} />
    </div>
  );
}
