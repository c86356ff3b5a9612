import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { BrandMark } from '@podium/ui/BrandMark/BrandMark';
import { Container } from '@podium/ui/Container/Container';
import { MobileMenu, MobileMenuButton, type MobileMenuContent } from './MobileMenu.tsx';
import * as styles from './NavigationBar.css.ts';
import type { NavigationItem } from './navigationTarget.ts';
import { SectionLink } from './SectionLink.tsx';

export interface NavigationBarContent {
  /** Names the list of links for screen readers. */
  label: string;
  brand: {
    name: string;
    /** Where the brand text leads: the hero at home, the home page elsewhere. */
    anchor: string;
    href: string;
  };
  items: NavigationItem[];
  book: { label: string; href: string };
  menu: MobileMenuContent;
}

export interface NavigationBarProps {
  content: NavigationBarContent;
  /** On the home path items scroll, on any other they navigate (specification §2). */
  isHome: boolean;
  /** The page has scrolled more than 50 pixels: lower, solid, with a hairline. */
  isPast50?: boolean;
  /** What the page's first section is printed on; the bar lies on it until it turns solid. @default 'paper' */
  firstGround?: styles.BarGround;
  /** The first section begins with a drawing, over which no word could be read: solid from the start. @default false */
  isSolid?: boolean;
  /** Path of the page being shown; marks the item that leads to it. */
  currentPath?: string;
}

/** Brand, links and booking button; below 1024 px brand and menu button, which opens a drawer. */
export function NavigationBar({
  content,
  isHome,
  isPast50 = false,
  firstGround = 'paper',
  isSolid = false,
  currentPath,
}: NavigationBarProps) {
  const { brand, items, book, menu } = content;
  const ground = isPast50 ? 'paper' : firstGround;
  return (
    <div className={`${styles.bar} ${styles.on[ground]}`} data-past-50={isPast50} data-solid={isSolid}>
      <Container>
        <div className={styles.row}>
          <SectionLink item={brand} isHome={isHome} className={styles.brand}>
            <BrandMark name={brand.name} tone={ground === 'paper' ? 'paper' : 'current'} />
          </SectionLink>
          <nav className={styles.links} aria-label={content.label}>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item.anchor}>
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
          <div className={styles.book}>
            <ButtonLink size="small" tone={ground} href={book.href}>
              {book.label}
            </ButtonLink>
          </div>
          <MobileMenuButton label={menu.openLabel} />
        </div>
      </Container>
      <MobileMenu brandName={brand.name} content={menu} isHome={isHome} currentPath={currentPath} />
    </div>
  );
}
