import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** A decorator that renders a story inside an element: `decorators: [withWrapper(<div lang="de" />)]`. */
export function withWrapper(element: ReactElement<{ children?: ReactNode }>) {
  return (Story: () => ReactNode) => cloneElement(element, undefined, <Story />);
}

/** A margin around a component, so that its focus ring and shadow are visible. */
export const padded = withWrapper(<div style={{ padding: 24 }} />);
