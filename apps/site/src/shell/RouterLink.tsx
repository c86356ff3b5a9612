import { Link } from 'react-router-dom';
import type { LinkSlotProps } from '@podium/ui/Link/LinkSlot';

/** Paths of the site go through the router; anchors, mail and other sites stay with the browser. */
export function RouterLink({ href, ...rest }: LinkSlotProps) {
  const isPath = href.startsWith('/') && !href.startsWith('//');
  return isPath && !rest.target ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
