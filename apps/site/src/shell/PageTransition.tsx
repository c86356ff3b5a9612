import { ViewTransition, type ReactNode } from 'react';

/** The transition type of a followed link. Back and Forward change the page at once, so that it scrolls in place. */
export const navigation = 'navigation';

const onlyNavigation = { [navigation]: 'auto', default: 'none' };

/** Cross-fades its content when a followed link changes it. */
export function PageTransition({ children }: { children: ReactNode }) {
  return <ViewTransition default={onlyNavigation}>{children}</ViewTransition>;
}
