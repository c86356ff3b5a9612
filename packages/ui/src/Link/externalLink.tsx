import { useUiTexts } from '../locale/UiTexts.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Attributes of a link that opens a new tab without access to `window.opener`. */
export const externalLinkProps = { target: '_blank', rel: 'noopener noreferrer' } as const;

export interface ExternalLinkProps {
  /** Opens in a new tab, and announces it. */
  external?: boolean;
}

/** Text alternative of the arrow. */
export function NewTabNote() {
  return <VisuallyHidden> ({useUiTexts('newTab', 'opens in a new tab')})</VisuallyHidden>;
}
