import preview from '@podium/storybook/preview';
import { withOpener } from '@podium/storybook/withOpener';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../Field/TextField.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const Opened = withOpener(AlertDialog, { label: 'View Details' });

const meta = preview.meta({
  component: AlertDialog,
  args: { isOpen: true, onClose: fn(), title: 'Details coming soon', closeLabel: 'Close' },
  parameters: { docs: { story: { height: '420px' } } },
  render: (args) => <Opened {...args} />,
});

/** A single sentence. The button has initial focus. */
export const Default = meta.story({
  tags: ['visual'],
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Details coming soon' });
    await expect(dialog).toHaveTextContent(/^Details coming soonClose$/);
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
});

/** A second sentence below the rule describes the dialog. */
export const WithBody = meta.story({
  tags: ['visual'],
  args: {
    title: 'Your session has ended',
    children: <p>Sign in again to go on. What you have typed is still here.</p>,
    closeLabel: 'Go on',
  },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Sign in again to go on. What you have typed is still here.',
    );
  },
});

/** A confirmation that requires a typed word. The cancel button has initial focus. */
export const WithAction = meta.story({
  tags: ['visual'],
  args: {
    title: 'Delete this draft?',
    children: <p>It cannot be brought back.</p>,
    closeLabel: 'Keep it',
    field: <TextField name="word" label="Type DELETE to go on" />,
    action: (
      <Button variant="destructive" size="small" onPress={fn()}>
        Delete
      </Button>
    ),
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription('It cannot be brought back.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The button closes the dialog, and focus returns to the previous element. */
export const ClosedByItsButton = meta.story({
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'View Details' });
    await userEvent.click(opener);
    const close = await screen.findByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await expect(close.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Escape closes the dialog too. Until then nothing outside can be focused. */
export const ClosedByEscape = meta.story({
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'View Details' });
    await userEvent.click(opener);
    const close = await screen.findByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    opener.focus();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** A press outside does not close the dialog: an alert needs an answer. */
export const PressBesideIt = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.click(document.elementFromPoint(4, 4)!);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
});
