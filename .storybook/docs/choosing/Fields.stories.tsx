import { useState } from 'react';
import { FilterGroup } from '@podium/ui/FilterGroup/FilterGroup';
import { RadioGroup } from '@podium/ui/Field/RadioGroup';
import preview from '@podium/storybook/preview';
import { Choice, Do, Dont } from '../Choice.tsx';

const meta = preview.meta({});

const levels = ['Beginner', 'Intermediate', 'Experienced'].map((label) => ({ value: label, label }));

function Filter({ label }: { label: string }) {
  const [value, setValue] = useState('Beginner');
  return <FilterGroup label={label} options={levels} value={value} onChange={setValue} />;
}

function Radios({ legend, name }: { legend: string; name: string }) {
  const [value, setValue] = useState('Beginner');
  return <RadioGroup legend={legend} name={name} options={levels} value={value} onChange={setValue} />;
}

/** A filter takes effect at once. A form field takes effect on submit, and may be invalid or missing. */
export const FilterOrAnswer = meta.story({
  render: () => (
    <Choice>
      <Do reason="A form field has a legend, and space for a hint and an error.">
        <Radios legend="Experience" name="experience" />
      </Do>
      <Dont reason="A filter always has a selected option and no error message, so it cannot report a missing answer.">
        <Filter label="Experience" />
      </Dont>
    </Choice>
  ),
});
