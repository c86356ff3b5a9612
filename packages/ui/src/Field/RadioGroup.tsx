import { type ChoiceGroupProps, OptionGroup } from './private/OptionGroup.tsx';

export interface RadioGroupProps extends ChoiceGroupProps {
  /** The value of the selected option, or '' if none is selected. */
  value: string;
  onChange: (value: string) => void;
  /** Announced by screen readers; the form validates the value. */
  isRequired?: boolean;
}

/**
 * One of several options, all visible.
 *
 * @avoid An optional short answer: use `ChipGroup`. More than about eight options. Filters: use `FilterGroup`.
 * @do Order the options by size or by frequency.
 * @dont Select one beforehand, unless it is right for most.
 * @keyboard One Tab stop. Arrow keys select and wrap around; Enter does not submit the form.
 * @screenReader A radio group named by its legend, with hint and error message as description.
 */
export function RadioGroup({ value, onChange, ...group }: RadioGroupProps) {
  return <OptionGroup {...group} type="radio" layout="rows" chosen={[value]} onChoose={onChange} />;
}
