import { type ReactNode, useEffect } from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { storybookThemes } from '../manager/themes.ts';
import { applyGlobals } from '../globals.tsx';
import { currentGlobals } from './currentGlobals.ts';
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
