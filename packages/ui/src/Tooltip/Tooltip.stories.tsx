import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  args: { hint: 'A file for the calendar of your device', children: <Button size="small">Add to calendar</Button> },
  parameters: { docs: { story: { autoplay: true } } },
  decorators: [withWrapper(<div style={{ display: 'grid', placeItems: 'center', minBlockSize: 200 }} />)],
});

/** Initially hidden. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to calendar' })).not.toHaveAttribute('aria-describedby');
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
});

/** Shown on hover after a delay. */
export const UnderThePointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('A file for the calendar of your device');
  },
});

/** Focus shows it without delay, and it describes the button. Escape hides it and keeps focus. */
export const WithTheFocus = meta.story({
  tags: ['visual'],
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

/** A tap activates the button and shows no tooltip. */
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

/** On a link. */
export const OnLink = meta.story({
  args: { children: <Link href="/calendar">All evenings</Link>, hint: 'In order of their dates' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('In order of their dates');
  },
});

/** Inside a dialog it is above the dialog. */
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
