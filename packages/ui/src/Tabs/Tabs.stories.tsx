import { withWrapper } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import { expect, fn, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { space } from '../theme/scale.css.ts';
import { Tabs } from './Tabs.tsx';

const Selecting = withValue(Tabs<string>, 'value', 'onValueChange');

const tabs = ['general', 'speaking', 'media', 'partnership'].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

const meta = preview.meta({
  component: Tabs<string>,
  args: {
    label: 'Kind of letter',
    tabs,
    value: 'general',
    onValueChange: fn(),
    children: <Text>A letter: general</Text>,
  },
  decorators: [withWrapper(<div style={{ maxWidth: 880, padding: `24px ${space.pageEdge}` }} />)],
  render: (args) => <Selecting {...args} />,
});

/** The first of four tabs, in cells of one width from 768px. The selected tab names the panel. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Kind of letter' })).toBeVisible();
    const panel = canvas.getByRole('tabpanel', { name: 'General' });
    for (const tab of canvas.getAllByRole('tab')) await expect(tab).toHaveAttribute('aria-controls', panel.id);
  },
});

/** In a narrow viewport the rail scrolls to the selected tab, and the page does not scroll horizontally. */
export const Rail = meta.story({
  tags: ['visual'],
  args: { value: 'partnership' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const isInView = (name: string) =>
      waitFor(async () => {
        const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(0);
        await expect(right).toBeLessThanOrEqual(window.innerWidth);
      });
    await isInView('Partnership');
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await isInView('General');
  },
});

/** Right to left: the first tab is at the right, and the left arrow key moves forward. */
export const RightToLeft = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  decorators: [withWrapper(<div dir="rtl" />)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Speaking' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Partnership' });
    await waitFor(() => expect(last.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
  },
});

/** After a press, the Tab key from outside still reaches the selected tab. */
export const Pressed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const speaking = canvas.getByRole('tab', { name: 'Speaking' });
    await userEvent.click(speaking);
    await expect(speaking).toHaveFocus();
    speaking.blur();
    canvas.getByRole('tablist').focus();
    await expect(speaking).toHaveFocus();
  },
});

/** On hover a tab has the text colour of the selected one; the bar does not move. */
export const Hovered = meta.story({ play: ({ canvas }) => pointAt(canvas.getByRole('tab', { name: 'Media' })) });
