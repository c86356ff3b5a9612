import type { ReactNode } from 'react';
import type { Example } from './app/examples.d.ts';

export { theme } from '../../brands/starter/theme/theme.ts';

interface Story {
  component?: (props: object) => ReactNode;
  args: { isOpen?: boolean };
  render?: (args: object, context: object) => ReactNode;
  decorators: ((Story: () => ReactNode, context: object) => ReactNode)[];
}

const files = import.meta.glob<Record<string, Story>>(
  // The application shows a toast itself.
  ['../../packages/{ui,sections}/src/[A-Z]*/*.stories.tsx', '!**/Toasts.stories.tsx'],
  { eager: true },
);

function exampleOf(story: Story): Example {
  const { component: Component, render, decorators } = story;
  const isDialog = 'isOpen' in story.args;
  const args = { ...story.args, ...(isDialog && { isOpen: true }) };
  const context = { args, globals: {}, parameters: {} };
  const plain = () => (render ? render(args, context) : Component && <Component {...args} />);
  return {
    Component: decorators.reduce<() => ReactNode>((inner, decorator) => () => decorator(inner, context), plain),
    isShown: isDialog ? () => document.querySelector('dialog[open] [class]') !== null : undefined,
  };
}

/** The first story of each file that is about a component. */
export const examples = Object.fromEntries(
  Object.entries(files).flatMap(([file, stories]) => {
    const [story] = Object.values(stories);
    return story?.component ? [[file.slice(file.indexOf('packages')), exampleOf(story)]] : [];
  }),
);
