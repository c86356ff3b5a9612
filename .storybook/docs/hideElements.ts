import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** Hides the control of a prop that holds an element: Storybook would show React's internal object. */
export const hideElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isValidElement(initialArgs[name]) ? { ...argType, control: false } : argType,
    ]),
  );
