import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Attributes of a link that leaves the site in a new tab without handing the site over. */
export const externalLinkProps = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Says in words what the arrow shows. */
export function NewTabNote() {
  return <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
}
