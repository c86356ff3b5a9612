import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** A decorator that shows a story inside an element: `decorators: [inside(<div lang="de" />)]`. */
export function inside(element: ReactElement<{ children?: ReactNode }>) {
  return (Story: () => ReactNode) => cloneElement(element, undefined, <Story />);
}
