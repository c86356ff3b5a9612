import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** Shows the allowed values of a prop in the props tables, where Storybook shows 'union'. */
export const writeUnions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      const isUnion = typeof type === 'object' && type.name === 'enum' && table?.type?.summary === 'union';
      if (!isUnion) return [name, argType];
      return [name, { ...argType, table: { ...table, type: { summary: type.value.join(' | ') } } }];
    }),
  );
