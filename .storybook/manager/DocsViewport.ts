import { createElement, useState, type ReactNode } from 'react';
import { Select } from 'storybook/internal/components';
import { useStorybookApi } from 'storybook/manager-api';
import { docsViewportEvent, viewports } from '../viewports.ts';

const options = Object.entries(viewports).map(([value, { name: title }]) => ({ value, title }));

/** Sets the viewport of the stories on docs pages. Storybook's own control is only above a single story. */
export function DocsViewport(): ReactNode {
  const api = useStorybookApi();
  const [value, setValue] = useState<string>();
  const choose = (next?: string) => {
    setValue(next);
    api.emit(docsViewportEvent, next);
  };
  return createElement(
    Select,
    {
      ariaLabel: 'Viewport of the stories',
      size: 'small',
      options,
      defaultOptions: value,
      onSelect: (next) => choose(String(next)),
      onReset: () => choose(),
      resetLabel: 'Own width',
    },
    'Own width',
  );
}
