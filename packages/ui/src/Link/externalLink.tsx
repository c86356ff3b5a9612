import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Attributes of a link that opens a new tab without access to `window.opener`. */
export const externalLinkProps = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Text alternative of the arrow. */
export function NewTabNote() {
  return <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
}
