import { createElement, type ReactNode } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { viewports } from '../viewports.ts';

const options = Object.entries(viewports).map(([value, { name: title }]) => ({ value, title }));

/** Sets the viewport of the stories on docs pages. Storybook's own control is only above a single story. */
export function DocsViewport(): ReactNode {
  const [globals, updateGlobals] = useGlobals();
  // Undefined until the preview has loaded.
  const viewport = globals['viewport'] as { value?: string } | undefined;
  const choose = (next?: string) => updateGlobals({ viewport: { value: next, isRotated: false } });
  return createElement(
    Select,
    {
      ariaLabel: 'Viewport of the stories',
      size: 'small',
      options,
      defaultOptions: viewport?.value,
      onSelect: (next) => choose(String(next)),
      onReset: () => choose(),
      resetLabel: 'Own width',
    },
    'Own width',
  );
}
