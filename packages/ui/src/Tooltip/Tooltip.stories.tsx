import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  args: { hint: 'A file for the calendar of your device', children: <Button size="small">Add to calendar</Button> },
  decorators: [inside(<div style={{ display: 'grid', placeItems: 'center', minBlockSize: 200 }} />)],
});

/** Nothing to be seen. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to calendar' })).not.toHaveAttribute('aria-describedby');
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
});

/** Under a pointer that rests. */
export const UnderThePointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('A file for the calendar of your device');
  },
});

/** The focus shows it at once and describes the button with it; Escape sends it away, the focus stays. */
export const WithTheFocus = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await expect(button).toHaveAccessibleDescription('A file for the calendar of your device');
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    });
    await step('Back again', async () => {
      button.blur();
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    });
  },
});

/** A finger that taps gets what the button does, and no hint in the way. */
export const Touched = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const touch = { pointerType: 'touch' };
    await fireEvent.pointerMove(button, touch);
    await fireEvent.pointerDown(button, touch);
    await fireEvent.focus(button);
    await fireEvent.pointerUp(button, touch);
    await fireEvent.click(button);
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
});

/** Links may have one too. */
export const OnLink = meta.story({
  args: { children: <Link href="/calendar">All evenings</Link>, hint: 'In order of their dates' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('In order of their dates');
  },
});

/** In a dialog it lies over the dialog. */
export const InDialog = meta.story({
  render: (args) => (
    <dialog aria-label="Evening" ref={(dialog) => void (dialog?.open || dialog?.showModal())}>
      <Tooltip {...args} />
    </dialog>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeInTheDocument());
    await expect(canvas.getByRole('dialog')).toContainElement(screen.getByRole('tooltip'));
  },
});

/** On the narrowest screen it stays within the edges. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const { left, right } = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** German words break within 32 characters and at the edge of the narrowest screen. */
export const LongGerman = meta.story({
  args: {
    hint: 'Grundstücksverkehrsgenehmigungszuständigkeit der Vermögensverwaltungsgesellschaft',
    children: <Button size="small">Hinweis</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Right to left. */
export const RightToLeft = meta.story({
  decorators: [inside(<div dir="rtl" />)],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
});
