import { Fragment } from 'react';
import type { ContentLink } from '@podium/data/schemas/action.ts';
import { isExternal } from '@podium/data/schemas/isExternal.ts';
import { Link, type LinkProps } from '@podium/ui/Link/Link';

export interface RichTextProps {
  /** Strings and links in order; the strings contain the spaces between them. */
  text: readonly (string | ContentLink)[];
  linkVariant?: LinkProps['variant'];
}

export function RichText({ text, linkVariant }: RichTextProps) {
  return text.map((part, index) => (
    <Fragment key={index}>
      {typeof part === 'string' ? (
        part
      ) : (
        <Link href={part.href} external={isExternal(part.href)} variant={linkVariant}>
          {part.label}
        </Link>
      )}
    </Fragment>
  ));
}
