import { FilterGroup } from '@podium/ui/FilterGroup/FilterGroup';
import { RadioGroup } from '@podium/ui/Field/RadioGroup';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import { Choice, Do, Dont } from '../Choice.tsx';

const meta = preview.meta({});

const levels = ['Beginner', 'Intermediate', 'Experienced'].map((label) => ({ value: label, label }));

const Filter = withValue(FilterGroup<string>);
const Radios = withValue(RadioGroup);
const question = { name: 'experience', options: levels, value: 'Beginner', onChange: () => {} };

/** A filter takes effect at once. A form field takes effect on submit, and may be invalid or missing. */
export const FilterOrAnswer = meta.story({
  render: () => (
    <Choice>
      <Do reason="A form field has a legend, and space for a hint and an error.">
        <Radios legend="Experience" {...question} />
      </Do>
      <Dont reason="A filter always has a selected option and no error message, so it cannot report a missing answer.">
        <Filter label="Experience" {...question} />
      </Dont>
    </Choice>
  ),
});
