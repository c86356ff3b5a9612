import { type ChoiceGroupProps, OptionGroup } from './private/OptionGroup.tsx';

export interface ChipGroupProps extends ChoiceGroupProps {
  /** A lighter suffix of the legend: '(optional)'. */
  note?: string;
  /** The value of the selected option, or '' if none is selected. */
  value: string;
  /** Called with the selected value, or '' when the selected chip is pressed again. */
  onChange: (value: string) => void;
}

/**
 * An optional single choice among a few short options. A second press clears it.
 *
 * @avoid Required or long options: use `RadioGroup`. Filters: use `FilterGroup`.
 * @do Say in `note` that it is optional.
 * @keyboard One Tab stop. Arrow keys select; Space clears the selection.
 * @screenReader A radio group named by its legend, with hint and error message as description.
 */
export function ChipGroup({ value, onChange, ...group }: ChipGroupProps) {
  return (
    <OptionGroup
      {...group}
      type="radio"
      layout="chips"
      chosen={[value]}
      onChoose={onChange}
      onClear={() => onChange('')}
    />
  );
}
