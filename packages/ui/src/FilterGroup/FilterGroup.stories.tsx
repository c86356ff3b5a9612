import { withWrapper } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { computedColor } from '@podium/storybook/computedColor';
import { withValue } from '@podium/storybook/withValue';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { space } from '../theme/scale.css.ts';
import { vars } from '../theme/contract.css.ts';
import { FilterGroup } from './FilterGroup.tsx';

const Filtering = withValue(FilterGroup<string>);

const categories = ['All', 'Private Equity', 'Venture Capital', 'Real Estate', 'Hedge Funds', 'Art & Collectibles'];

const meta = preview.meta({
  component: FilterGroup<string>,
  args: {
    label: 'Category',
    isLabelHidden: true,
    options: categories.map((name) => ({ value: name, label: name })),
    value: 'All',
    onChange: fn(),
  },
  decorators: [withWrapper(<div style={{ padding: `24px ${space.pageEdge}` }} />)],
  render: (args) => <Filtering {...args} />,
});

/** One chip is selected initially. The label is visually hidden, because the page's heading names the filter. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Category' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
  },
});

/** With a visible label. */
export const WithLabel = meta.story({
  args: {
    label: 'Region',
    isLabelHidden: false,
    value: 'Europe',
    options: ['All', 'Europe', 'Gulf', 'North America'].map((name) => ({ value: name, label: name })),
  },
});

/** A press selects; a second press keeps the chip selected. */
export const NeverOff = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('radio', { name: 'Hedge Funds' });
    await expect(chip.closest('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(chip);
    await expect(chip).toBeChecked();
    await userEvent.click(chip);
    await expect(chip).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('Hedge Funds');
  },
});

/** On hover a chip has a border in the text colour. */
export const Hovered = meta.story({
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('radio', { name: 'Real Estate' }).closest('label')!;
    pointAt(chip);
    await expect(getComputedStyle(chip).borderTopColor).toBe(computedColor(vars.color.text.primary));
  },
});

/** One Tab stop; arrow keys select, and wrap around. */
export const ArrowKeysChoose = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Private Equity' })).toBeChecked());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked());
    await userEvent.keyboard('{ArrowLeft}');
    const last = canvas.getByRole('radio', { name: 'Art & Collectibles' });
    await waitFor(() => expect(last).toBeChecked());
    await expect(last).toHaveFocus();
  },
});

/** In a narrow viewport the rail scrolls, and the page does not. */
export const Rail = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const last = canvas.getByRole('radio', { name: 'Art & Collectibles' });
    await waitFor(() => expect(last).toHaveFocus());
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
});

/** A partly hidden chip is scrolled into view when pressed, also in browsers that do not focus it on press. */
export const RailPressed = meta.story({
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('radio', { name: 'Real Estate' });
    await expect(chip.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth);
    await fireEvent.click(chip);
    await expect(chip).toBeChecked();
    // Waits in case the rail scrolls further.
    await new Promise((done) => setTimeout(done, 100));
    await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});
