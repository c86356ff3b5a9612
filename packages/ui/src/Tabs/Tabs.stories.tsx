import { useState } from 'react';
import { withWrapper } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { computedColor } from '@podium/storybook/computedColor';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { space } from '../theme/scale.css.ts';
import { vars } from '../theme/contract.css.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

/** Keeps the value in state, as a page would, with the page's margins. */
function Selecting(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    >
      {typeof props.children === 'string' ? <Text>{`${props.children} ${value}`}</Text> : props.children}
    </Tabs>
  );
}

const tabs = ['general', 'speaking', 'media', 'partnership'].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

const meta = preview.meta({
  component: Tabs<string>,
  args: { label: 'Kind of letter', tabs, value: 'general', onValueChange: fn(), children: 'A letter:' },
  decorators: [withWrapper(<div style={{ maxWidth: 880, padding: `24px ${space.pageEdge}` }} />)],
  render: (args) => <Selecting {...args} />,
});

/** The first of four tabs, each 60px high. The selected tab names the panel. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Kind of letter' })).toBeVisible();
    const selected = canvas.getByRole('tab', { name: 'General' });
    await expect(selected).toHaveAttribute('aria-selected', 'true');
    await expect(selected.getBoundingClientRect().height).toBe(60);
    const panel = canvas.getByRole('tabpanel', { name: 'General' });
    await expect(panel).toHaveTextContent('A letter: general');
    for (const tab of canvas.getAllByRole('tab')) await expect(tab).toHaveAttribute('aria-controls', panel.id);
  },
});

/** From 768px all cells have the same width. */
export const EqualCells = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('tab').map((tab) => Math.round(tab.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
  },
});

/** A press selects; another press on the same tab has no effect. */
export const PressSelects = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const media = canvas.getByRole('tab', { name: 'Media' });
    await userEvent.click(media);
    await expect(media).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Media' })).toHaveTextContent('A letter: media');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('media');
    mocked(args.onValueChange).mockClear();
    await userEvent.click(media);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** One Tab stop; arrow keys, Home and End select and wrap around. */
export const KeysSelect = meta.story({
  play: async ({ canvas, userEvent }) => {
    const isSelected = (name: string) =>
      waitFor(async () => {
        await expect(canvas.getByRole('tab', { name })).toHaveFocus();
        await expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      });
    await userEvent.tab();
    await isSelected('General');
    await userEvent.keyboard('{ArrowRight}');
    await isSelected('Speaking');
    await userEvent.keyboard('{End}');
    await isSelected('Partnership');
    await userEvent.keyboard('{ArrowRight}');
    await isSelected('General');
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await isSelected('General');
    await userEvent.tab();
    await expect(canvas.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
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
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await isInView('General');
  },
});

/** The selected label is bolder, without a layout shift. */
export const NeighboursStandStill = meta.story({
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const widths = () => canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().width);
    const before = widths();
    await userEvent.click(canvas.getByRole('tab', { name: 'Speaking' }));
    await expect(widths()).toEqual(before);
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
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On hover a tab has the text colour of the selected one; the bar does not move. */
export const Hovered = meta.story({
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Media' });
    pointAt(tab);
    await waitFor(() => expect(getComputedStyle(tab).color).toBe(computedColor(vars.color.text.primary)));
  },
});
