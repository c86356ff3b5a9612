import { createElement, type ReactNode } from 'react';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';

interface BothThemesProps {
  /** The canvas, which shows the story in the light theme. */
  children?: ReactNode;
}

/**
 * Renders a second page with the same story in the dark theme beside the canvas: each theme needs its own document. No
 * JSX here: Storybook compiles its manager with a JSX transform that needs a global React.
 */
export function BothThemes({ children }: BothThemesProps) {
  const [globals] = useGlobals();
  const api = useStorybookApi();
  const story = api.getCurrentStoryData();
  if (globals['theme'] !== 'both' || !story) return children;
  return createElement(
    'div',
    { className: 'both-themes' },
    createElement('div', null, children),
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own preview needs its scripts and its origin
    createElement('iframe', { title: 'The same in Plate', src: plateAddress(story, globals) }),
  );
}

function plateAddress({ id, type }: { id: string; type: string }, globals: Record<string, unknown>): string {
  const entries = Object.entries({ ...globals, theme: 'dark' }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const query = new URLSearchParams({
    id,
    viewMode: type === 'docs' ? 'docs' : 'story',
    globals: entries.map(([name, value]) => `${name}:${value}`).join(';'),
  });
  return `iframe.html?${query}`;
}
