import type { ReactNode } from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { bookThemes } from '../manager/themes.ts';
import type { World } from '../toolbar.ts';
import { enterWorld } from '../world.tsx';

/** Documentation pages in the theme of the toolbar; Storybook draws them anew when the toolbar changes. */
export function BookContainer({ children, ...props }: DocsContainerProps & { children?: ReactNode }) {
  const globals = currentGlobals();
  enterWorld(globals);
  return (
    <DocsContainer {...props} theme={bookThemes[globals.theme === 'dark' ? 'dark' : 'light']}>
      {children}
    </DocsContainer>
  );
}

/** Pages without stories have no story context to ask. */
function currentGlobals(): Partial<World> {
  const channel = addons.getChannel();
  const [message] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
    { globals: Partial<World> }?,
  ];
  return message?.globals ?? {};
}
