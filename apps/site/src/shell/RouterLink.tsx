import { Link } from 'react-router-dom';
import type { LinkSlotProps } from '@podium/ui/Link/LinkSlot';

/** Paths of the site go through the router; anchors, mail and other sites stay with the browser. */
export function RouterLink({ href, children, ...rest }: LinkSlotProps) {
  const isPath = href.startsWith('/') && !href.startsWith('//');
  if (isPath && !rest.target) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
