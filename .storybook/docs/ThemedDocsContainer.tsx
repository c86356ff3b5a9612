import { type ReactNode, useEffect } from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storybookThemes } from '../manager/themes.ts';
import { applyGlobals } from '../globals.tsx';
import type { StoryGlobals } from '../toolbar.ts';
import { guardPage } from './guardPage.ts';

/** Renders docs pages in the toolbar's theme. Storybook re-renders them when the toolbar changes. */
export function ThemedDocsContainer({ children, ...props }: DocsContainerProps & { children?: ReactNode }) {
  const globals = currentGlobals();
  applyGlobals(globals);
  useEffect(guardPage, []);
  return (
    <DocsContainer {...props} theme={storybookThemes[globals.theme === 'dark' ? 'dark' : 'light']}>
      {children}
    </DocsContainer>
  );
}

/** The toolbar's globals, for pages without stories, which have no story context. */
function currentGlobals(): Partial<StoryGlobals> {
  const channel = addons.getChannel();
  const [message] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
    { globals: Partial<StoryGlobals> }?,
  ];
  return message?.globals ?? {};
}
