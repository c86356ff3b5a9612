import { Fragment } from 'react';
import type { ContentLink } from '@podium/data/schemas/action';
import { isExternal } from '@podium/data/schemas/isExternal';
import { Link, type LinkProps } from '@podium/ui/Link/Link';

export interface LinkedWordsProps {
  /** A sentence cut where a link in it begins or ends; the parts keep the spaces between them. */
  text: readonly (string | ContentLink)[];
  tone?: LinkProps['tone'];
}

/** Running words with links in them. */
export function LinkedWords({ text, tone }: LinkedWordsProps) {
  return text.map((part, index) => (
    <Fragment key={index}>
      {typeof part === 'string' ? (
        part
      ) : (
        <Link href={part.href} external={isExternal(part.href)} tone={tone}>
          {part.label}
        </Link>
      )}
    </Fragment>
  ));
}
