import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import { expect, fn } from 'storybook/test';
import { space } from '../theme/scale.css.ts';
import { MultiFilterGroup } from './MultiFilterGroup.tsx';

const Filtering = withValue(MultiFilterGroup<string>);

const meta = preview.meta({
  component: MultiFilterGroup<string>,
  args: {
    label: 'Topics',
    options: ['Private Equity', 'M&A', 'Real Estate', 'AI', 'Leadership'].map((name) => ({ value: name, label: name })),
    value: [],
    onChange: fn(),
  },
  decorators: [inside(<div style={{ padding: `24px ${space.pageEdge}` }} />)],
  render: (args) => <Filtering {...args} />,
});

/** None is on: nothing is filtered. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Topics' })).toBeVisible();
    for (const chip of canvas.getAllByRole('button')) await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
});

/** Several are on. */
export const SeveralOn = meta.story({ args: { value: ['M&A', 'AI'] } });

/** A press switches on, another one off; the values come in the order of the chips. */
export const PressSwitches = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const ai = canvas.getByRole('button', { name: 'AI' });
    await userEvent.click(ai);
    await expect(ai).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'M&A' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['M&A', 'AI']);
    await userEvent.click(ai);
    await expect(args.onChange).toHaveBeenLastCalledWith(['M&A']);
  },
});

/** One Tab stop; arrow keys move and switch nothing, Space switches. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'M&A' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['M&A']);
    await userEvent.tab();
    await expect(canvas.getByRole('toolbar')).not.toContainElement(document.activeElement as HTMLElement);
  },
});

/** On a narrow page the rail scrolls inside itself; the label is for screen readers only. */
export const Rail = meta.story({
  args: { isLabelHidden: true, value: ['AI'] },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Topics' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Long German words stay inside the page. */
export const LongGermanLabels = meta.story({
  args: {
    label: 'Themen',
    value: ['Immobilienprojektentwicklungsgesellschaften'],
    options: ['Unternehmensnachfolge', 'Immobilienprojektentwicklungsgesellschaften', 'Führung'].map((name) => ({
      value: name,
      label: name,
    })),
  },
});

/** In right-to-left text the first chip stands on the right, and the left arrow goes on. */
export const RightToLeft = meta.story({
  decorators: [inside(<div dir="rtl" />)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'M&A' })).toHaveFocus();
  },
});
