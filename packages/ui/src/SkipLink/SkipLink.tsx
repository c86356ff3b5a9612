import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The anchor of the page's content. @default '#main' */
  href?: `#${string}`;
  /** @default 'Skip to content' */
  children?: string;
}

/** The first stop of the Tab key: past the bars, to the content. Seen only while it has the focus. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {children}
    </a>
  );
}
