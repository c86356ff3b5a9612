import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** Hides the controls of a story whose `render` takes no args: they would change nothing. */
export const hideIdleControls: ArgTypesEnhancer = ({ argTypes, parameters }) =>
  parameters['__isArgsStory'] === false
    ? Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, { ...argType, control: false }]))
    : argTypes;
