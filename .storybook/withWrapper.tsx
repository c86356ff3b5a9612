import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** A decorator that renders a story inside an element: `decorators: [withWrapper(<div lang="de" />)]`. */
export function withWrapper(element: ReactElement<{ children?: ReactNode }>) {
  return (Story: () => ReactNode) => cloneElement(element, undefined, <Story />);
}
