import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Attributes of a link that opens a new tab without access to `window.opener`. */
export const externalLinkProps = { target: '_blank', rel: 'noopener noreferrer' } as const;

export interface ExternalLinkProps {
  /** Opens in a new tab, and announces it. */
  external?: boolean;
  /** Spoken after an external link. @default 'opens in a new tab' */
  newTabLabel?: string;
}

/** Text alternative of the arrow. */
export function NewTabNote({ newTabLabel = 'opens in a new tab' }: Pick<ExternalLinkProps, 'newTabLabel'>) {
  return <VisuallyHidden> ({newTabLabel})</VisuallyHidden>;
}
