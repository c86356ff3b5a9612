import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Select } from './Select.tsx';

const options = [
  { value: 'de', label: 'Germany' },
  { value: 'ch', label: 'Switzerland' },
];

function markupWith(value: string): string {
  return renderToStaticMarkup(
    <Select label="Country" name="country" placeholder="Choose" options={options} value={value} onChange={() => {}} />,
  );
}

it('shows the chosen option before any script, and the placeholder while there is none', () => {
  expect(markupWith('ch')).toContain('>Switzerland<');
  expect(markupWith('ch')).not.toContain('Choose');
  expect(markupWith('')).toContain('>Choose<');
});
