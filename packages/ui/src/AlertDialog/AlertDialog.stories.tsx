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

/** A single sentence. */
export const Default = meta.story({ tags: ['visual'] });

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
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription('It cannot be brought back.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
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
