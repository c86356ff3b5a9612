import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { rightToLeft } from '@podium/storybook/states';
import { expect } from 'storybook/test';
import { sealFor } from '../press/seal.ts';
import { Stamp } from './Stamp.tsx';

const postmark = sealFor('event', { id: 'vienna-capital', date: '2025-09-11', attendees: 1200, topics: ['AI', 'M&A'] });

const meta = preview.meta({
  component: Stamp,
  args: { figure: '48', label: 'hours at most, for dates', postmark },
  decorators: [inside(<div style={{ padding: 32 }} />)],
});

/** A figure and what it means, cancelled with a seal. It reads as one sentence. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('48 hours at most, for dates');
  },
});

/** On a phone it is smaller, by whole holes. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

/** Long words break before they leave the sheet. */
export const LongLabel = meta.story({
  args: { figure: '3', label: 'Bearbeitungszeitüberschreitungen seit Jahresbeginn' },
});

/** In right-to-left text it leans the other way. */
export const RightToLeft = meta.story(rightToLeft);
