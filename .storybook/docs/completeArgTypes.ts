import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/csf';

/** Types with a fitting control in Storybook, or with none. For all others it shows a JSON editor. */
const knownTypes = ['boolean', 'string', 'number', 'enum', 'function', 'symbol'];

/**
 * Hides controls that can only break a story: of refs, of props that hold elements, of unset props that are no plain
 * value, and all controls of a story whose `render` takes no args. Text in other props that allow any is edited as text.
 * Shows the allowed values of a prop where Storybook shows 'union'.
 */
export const completeArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      const isUnion = typeof type === 'object' && type.name === 'enum' && table?.type?.summary === 'union';
      const completed = isUnion
        ? { ...argType, table: { ...table, type: { summary: type.value.join(' | ') } } }
        : argType;
      const isIdle = parameters['__isArgsStory'] === false || name === 'ref';
      return [name, isIdle ? { ...completed, control: false } : withControl(completed, initialArgs[name])];
    }),
  );

function withControl<Type extends InputType>(argType: Type, arg: unknown): Type {
  if (holdsElement(arg)) return { ...argType, control: false };
  const kind = typeof argType.type === 'object' ? argType.type.name : argType.type;
  if (argType.control !== undefined || (kind && knownTypes.includes(kind))) return argType;
  // Text of any other type is one of several values that Storybook does not know.
  const isText = /ReactNode|string/.test(JSON.stringify(argType.type));
  if (typeof arg === 'string') return { ...argType, control: isText && { type: 'text' } };
  return arg === undefined ? { ...argType, control: false } : argType;
}

function holdsElement(arg: unknown): boolean {
  return isValidElement(arg) || (typeof arg === 'object' && arg !== null && Object.values(arg).some(holdsElement));
}
