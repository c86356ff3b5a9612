import type { ReactNode } from 'react';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';

interface BothThemesProps {
  /** The canvas, which shows the story in Paper. */
  children?: ReactNode;
}

/** Puts a second page with the same story in Plate beside the canvas: each theme has a document of its own. */
export function BothThemes({ children }: BothThemesProps) {
  const [globals] = useGlobals();
  const api = useStorybookApi();
  const story = api.getCurrentStoryData();
  if (globals['theme'] !== 'both' || !story) return children;
  return (
    <div style={{ display: 'flex', inlineSize: '100%', blockSize: '100%' }}>
      <div style={{ position: 'relative', flex: 1, minInlineSize: 0 }}>{children}</div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own preview, which needs scripts and its origin */}
      <iframe
        title="The same in Plate"
        src={plateAddress(story, globals)}
        style={{ flex: 1, minInlineSize: 0, border: 0 }}
      />
    </div>
  );
}

function plateAddress({ id, type }: { id: string; type: string }, globals: Record<string, unknown>): string {
  const world = Object.entries({ ...globals, theme: 'dark' }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const query = new URLSearchParams({
    id,
    viewMode: type === 'docs' ? 'docs' : 'story',
    globals: world.map(([name, value]) => `${name}:${value}`).join(';'),
  });
  return `iframe.html?${query}`;
}
