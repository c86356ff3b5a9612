import { type ChoiceGroupProps, OptionGroup } from './private/OptionGroup.tsx';

export interface CheckboxGroupProps extends ChoiceGroupProps {
  value: readonly string[];
  /** Called with the checked values, in the order of `options`. */
  onChange: (value: string[]) => void;
}

/**
 * Any number of several options, all visible.
 *
 * @avoid Exactly one: use `RadioGroup`. A filter of a list: use `MultiFilterGroup`.
 * @do Put the question into the label of the group.
 * @keyboard Each box is a Tab stop; Space toggles.
 * @screenReader A group named by its legend, with hint and error message as description.
 */
export function CheckboxGroup({ value, onChange, ...group }: CheckboxGroupProps) {
  const toggle = (toggled: string) =>
    onChange(group.options.map((each) => each.value).filter((each) => value.includes(each) !== (each === toggled)));

  return <OptionGroup {...group} type="checkbox" layout="rows" chosen={value} onChoose={toggle} />;
}
