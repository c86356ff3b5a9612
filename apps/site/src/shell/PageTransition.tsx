import { ViewTransition, type ReactNode } from 'react';

/** The transition type of a followed link. Back and Forward change the page at once, so that it scrolls in place. */
export const navigation = 'navigation';

/** `page` is a class of `theme/global.css.ts`. */
const onlyNavigation = { [navigation]: 'page', default: 'none' };

/** Moves the old content out and the new content in when a followed link changes it. */
export function PageTransition({ children }: { children: ReactNode }) {
  return <ViewTransition default={onlyNavigation}>{children}</ViewTransition>;
}
