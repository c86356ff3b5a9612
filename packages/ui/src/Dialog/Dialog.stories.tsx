import { useState } from 'react';
import preview from '@podium/storybook/preview';
import { withOpener } from '@podium/storybook/withOpener';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Emblem } from '../Artwork/Emblem.tsx';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../Field/TextField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { useToasts } from '../Toast/Toasts.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';

const Opened = withOpener(Dialog, { label: 'Open', minBlockSize: '200vh' });

const fair = { id: 'spring', date: '2026-05-21', attendees: 1200, topics: ['Data', 'Design'] };
const paragraph =
  'Every talk is a true story, retold: the plan, the mistake, the repair, and what we did better the next time.';

const bothActions = (
  <DialogActions>
    <Button variant="secondary">Cancel</Button>
    <Button>Write the e-mail</Button>
  </DialogActions>
);

const meta = preview.meta({
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'European Capital Summit',
    children: (
      <>
        <Text>{paragraph}</Text>
        {bothActions}
      </>
    ),
  },
  parameters: { docs: { story: { height: '640px' } } },
  render: (args) => <Opened {...args} />,
});

function openedDialog() {
  return screen.findByRole('dialog', { name: 'European Capital Summit' });
}

/** The dialog itself has initial focus, so that screen readers read its title. */
export const Default = meta.story({
  tags: ['visual'],
  play: async () => {
    await expect(await openedDialog()).toHaveFocus();
  },
});

/** The description is read with the title. A badge is above the title, an emblem behind the corner. */
export const WithDescriptionAndOrnament = meta.story({
  tags: ['visual'],
  args: {
    description: 'Graz, Austria. Eleven and twelve September.',
    mark: <Badge tone="success">Confirmed</Badge>,
    ornament: <Emblem kind="event" entry={fair} />,
  },
  play: async () => {
    await expect(await openedDialog()).toHaveAccessibleDescription('Graz, Austria. Eleven and twelve September.');
  },
});

/** Closes by its button and by Escape, and focus returns. While it is open nothing outside can be focused. */
export const Closed = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.click(within(await openedDialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();

    await userEvent.click(opener);
    const dialog = await openedDialog();
    for (const name of ['Close', 'Cancel', 'Write the e-mail']) {
      await userEvent.tab();
      await expect(within(dialog).getByRole('button', { name })).toHaveFocus();
    }
    opener.focus();
    await expect(within(dialog).getByRole('button', { name: 'Write the e-mail' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** A press outside closes the dialog. Dragging a selection of text out of it does not. */
export const PressedOutside = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await openedDialog();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(dialog).getByText(paragraph) },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await fireEvent.click(dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(document.elementFromPoint(4, 4)!);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

/** If the browser closes the dialog without asking, the parent still decides. */
export const ClosedByTheBrowser = meta.story({
  render: (args) => <Dialog {...args} />,
  play: async ({ args }) => {
    const dialog = await openedDialog();
    (dialog as HTMLDialogElement).close();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await expect(dialog.matches(':modal')).toBe(true);
  },
});

/** Tall content: the dialog scrolls, close button and actions stay visible, and the page does not scroll. */
export const LongContent = meta.story({
  args: {
    children: (
      <>
        <Stack>
          {Array.from({ length: 18 }, (_, index) => (
            <Text key={index}>{paragraph}</Text>
          ))}
        </Stack>
        {bothActions}
      </>
    ),
  },
  play: async () => {
    const dialog = await openedDialog();
    const [close, action] = ['Close', 'Write the e-mail'].map((name) => within(dialog).getByRole('button', { name }));
    for (const top of [0, dialog.scrollHeight]) {
      dialog.scrollTop = top;
      await waitFor(() => expect(close?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
      await waitFor(() => expect(action?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    }
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  },
});

/** A second panel below the first. */
export const WithSecondPanel = meta.story({
  tags: ['visual'],
  args: {
    description: 'Read the rider first. It saves us both a telephone call.',
    children: <Text>{paragraph}</Text>,
    secondPanel: (
      <>
        <TextField label="Event name" name="eventName" />
        {bothActions}
      </>
    ),
  },
});

/** A dialog that opens an alert dialog. */
function DialogWithAlert(props: DialogProps) {
  const [isAlerting, setAlerting] = useState(false);
  return (
    <Opened {...props}>
      <Button onPress={() => setAlerting(true)}>View Details</Button>
      <AlertDialog
        isOpen={isAlerting}
        onClose={() => setAlerting(false)}
        title="Details coming soon"
        closeLabel="Go on"
      />
    </Opened>
  );
}

/** An alert dialog above the dialog. Escape closes only the alert, and focus returns to the dialog. */
export const WithAlertOverIt = meta.story({
  tags: ['visual'],
  render: (args) => <DialogWithAlert {...args} />,
  play: async ({ args, userEvent }) => {
    const opener = within(await openedDialog()).getByRole('button', { name: 'View Details' });
    await userEvent.click(opener);
    const alert = await screen.findByRole('alertdialog');
    const { left, top } = alert.getBoundingClientRect();
    await expect(alert).toContainElement(document.elementFromPoint(left + 20, top + 20) as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

function DialogAndToast(props: DialogProps) {
  const { show } = useToasts();
  return (
    <>
      <Button onPress={() => show({ title: 'Signed out' })}>Show</Button>
      <Opened {...props}>
        <DialogActions>
          <Button onPress={() => show({ title: 'Submission Failed', tone: 'destructive' })}>Send</Button>
        </DialogActions>
      </Opened>
    </>
  );
}

const toastButton = () => screen.findByRole('button', { name: 'Dismiss' });

/**
 * Toasts are above the dialog and usable, also those from before it opened, and after it closed. They do not cover its
 * actions.
 */
export const WithToastOverIt = meta.story({
  args: { isOpen: false },
  render: (args) => <DialogAndToast {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const first = await toastButton();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await openedDialog()).toContainElement(first);
    await expectPressable(first);
    first.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).not.toBeInTheDocument());

    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const second = await toastButton();
    await expectPressable(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(second);
    await waitFor(() => expect(second).not.toBeInTheDocument());
    await expect(args.onClose).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const third = await toastButton();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectPressable(third);
  },
});

/** Nothing covers the middle of the button, and it is not inert. */
async function expectPressable(button: HTMLElement) {
  await waitFor(async () => {
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(button).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
  });
}
