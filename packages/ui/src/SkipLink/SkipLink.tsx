import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The anchor of the page's content. @default '#main' */
  href?: `#${string}`;
  /** @default 'Skip to content' */
  children?: string;
}

/** The first Tab stop: skips the bars. Visible only with focus. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {children}
    </a>
  );
}
