import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/**
 * Hides controls of props that hold an element, where Storybook would show React's internal object, and all controls of a
 * story whose `render` takes no args. Shows the allowed values of a prop where Storybook shows 'union'.
 */
export const completeArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      const isIdle = parameters['__isArgsStory'] === false || isValidElement(initialArgs[name]);
      const isUnion = typeof type === 'object' && type.name === 'enum' && table?.type?.summary === 'union';
      const completed = isUnion
        ? { ...argType, table: { ...table, type: { summary: type.value.join(' | ') } } }
        : argType;
      return [name, isIdle ? { ...completed, control: false } : completed];
    }),
  );
