import { addTransitionType, startTransition, type MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import type { LinkSlotProps } from '@podium/ui/Link/LinkSlot';
import { reducedMotion } from '@podium/ui/theme/media.css';
import { navigation } from './PageTransition.tsx';

/**
 * Paths of the site use the router. Mail links, other sites and anchors use the browser. An anchor on another page
 * causes a document load: its prerendered sections have their positions at once.
 */
export function RouterLink({ href, ...rest }: LinkSlotProps) {
  const isPath = href.startsWith('/') && !href.startsWith('//') && !href.includes('#');
  return isPath && !rest.target ? <PathLink href={href} {...rest} /> : <Anchor href={href} {...rest} />;
}

/** Replaces the router's `Link`, whose framework-mode prefetching would add 2.5 kB of brotli. */
function PathLink({ href, onClick, ...rest }: LinkSlotProps) {
  const follow = useLinkClickHandler(href);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    startTransition(() => {
      if (!window.matchMedia(reducedMotion).matches) addTransitionType(navigation);
      follow(event);
    });
  };
  return <Anchor href={href} onClick={press} {...rest} />;
}

function Anchor({ children, ...rest }: LinkSlotProps) {
  return <a {...rest}>{children}</a>;
}
