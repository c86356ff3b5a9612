import { useRef, useState } from 'react';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { computedColor } from '@podium/storybook/computedColor';
import { withOpener } from '@podium/storybook/withOpener';
import { expect, fireEvent, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { Emblem } from '../Artwork/Emblem.tsx';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Field/Checkbox.tsx';
import { TextField } from '../Field/TextField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { useToasts } from '../Toast/Toasts.tsx';
import { vars } from '../theme/contract.css.ts';
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

async function openedDialog(title = 'European Capital Summit') {
  return screen.findByRole('dialog', { name: title });
}

/** The dialog itself has initial focus, so that screen readers read its title. */
export const Default = meta.story({
  tags: ['visual'],
  play: async () => {
    const dialog = await openedDialog();
    await expect(dialog).toHaveFocus();
    await expect(dialog).not.toHaveAttribute('aria-describedby');
    const close = within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect([close.width, close.height]).toEqual([44, 44]);
  },
});

/** On hover the close button has a background. */
export const CloseHovered = meta.story({
  play: async () => {
    const close = within(await openedDialog()).getByRole('button', { name: 'Close' });
    pointAt(close);
    await expect(getComputedStyle(close).backgroundColor).toBe(computedColor(vars.color.surface.alt));
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

/** The close button closes the dialog, and focus returns to the previous element. */
export const ClosedByItsButton = meta.story({
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.click(within(await openedDialog()).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Escape closes the dialog. Until then nothing outside can be focused. */
export const ClosedByEscape = meta.story({
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await openedDialog();
    for (const name of ['Close', 'Cancel', 'Write the e-mail']) {
      await userEvent.tab();
      await expect(within(dialog).getByRole('button', { name })).toHaveFocus();
    }
    opener.focus();
    await expect(within(dialog).getByRole('button', { name: 'Write the e-mail' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** A press outside closes the dialog. */
export const ClosedByAPressBeside = meta.story({
  play: async ({ args, userEvent }) => {
    await openedDialog();
    await userEvent.click(document.elementFromPoint(4, 4)!);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

/** Dragging a selection of text out of the dialog does not close it. */
export const DraggedOut = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await openedDialog();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(dialog).getByText(paragraph) },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await fireEvent.click(dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
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

/** A dialog with initial focus on its first field. */
function DialogWithFirstField(props: DialogProps) {
  const fieldRef = useRef<HTMLInputElement>(null);
  return (
    <Opened {...props} initialFocus={fieldRef}>
      <form onSubmit={(event) => event.preventDefault()} style={{ display: 'grid', gap: 20 }}>
        <TextField ref={fieldRef} label="Event name" name="eventName" />
        <TextField label="Location" name="location" />
        <DialogActions>
          <Button variant="secondary">Cancel</Button>
          <Button type="submit">Write the e-mail</Button>
        </DialogActions>
      </form>
    </Opened>
  );
}

/** Initial focus can be on a field. */
export const FocusOnAField = meta.story({
  render: (args) => <DialogWithFirstField {...args} />,
  play: async () => {
    await openedDialog();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Event name' })).toHaveFocus());
  },
});

/** Tall content: the dialog scrolls, close button and actions stay visible, and the page does not scroll. */
export const LongContent = meta.story({
  args: {
    children: (
      <>
        <Stack gap="s4">
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
    const areInSight = (names: string[]) =>
      waitFor(async () => {
        for (const name of names) {
          const { top, bottom } = within(dialog).getByRole('button', { name }).getBoundingClientRect();
          await expect(top).toBeGreaterThanOrEqual(0);
          await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
        }
      });
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await areInSight(['Close', 'Write the e-mail']);
    dialog.scrollTop = dialog.scrollHeight;
    await areInSight(['Close', 'Write the e-mail']);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await expect(getComputedStyle(document.body).marginRight).toBe('0px');
  },
});

/** Shows a slip once the checkbox is ticked. */
function DialogThatTears(props: DialogProps) {
  const [isAccepted, setAccepted] = useState(false);
  const actions = (
    <DialogActions>
      <Button variant="secondary">Cancel</Button>
      {isAccepted && <Button>Write the e-mail</Button>}
    </DialogActions>
  );
  return (
    <Opened
      {...props}
      slip={
        isAccepted && (
          <>
            <TextField label="Event name" name="eventName" />
            {actions}
          </>
        )
      }
    >
      <Checkbox name="requirements" checked={isAccepted} onChange={setAccepted}>
        We accept all eight requirements
      </Checkbox>
      {!isAccepted && actions}
    </Opened>
  );
}

/** The slip is a second panel below a perforated line. The content above does not move. */
export const WithSlip = meta.story({
  tags: ['visual'],
  args: { title: 'Invite the speaker', description: 'Read the rider first. It saves us both a telephone call.' },
  render: (args) => <DialogThatTears {...args} />,
  play: async ({ userEvent }) => {
    const dialog = await openedDialog('Invite the speaker');
    const box = within(dialog).getByRole('checkbox');
    await userEvent.click(box);
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Event name' })).toBeVisible());
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
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
    const dialog = await openedDialog();
    const opener = within(dialog).getByRole('button', { name: 'View Details' });
    await userEvent.click(opener);
    const alert = await screen.findByRole('alertdialog');
    const { left, top } = alert.getBoundingClientRect();
    await expect(alert).toContainElement(document.elementFromPoint(left + 20, top + 20) as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

function DialogWithToast(props: DialogProps) {
  const { show } = useToasts();
  return (
    <Opened {...props}>
      <Button onPress={() => show({ title: 'Submission Failed', tone: 'destructive' })}>Send</Button>
    </Opened>
  );
}

/** Dismissing a toast above the dialog does not count as a press outside. */
export const WithToastOverIt = meta.story({
  render: (args) => <DialogWithToast {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await openedDialog()).getByRole('button', { name: 'Send' }));
    const dismiss = await waitFor(
      () => {
        const button = document.querySelector<HTMLButtonElement>('[popover] button');
        if (!button) throw new Error('No toast yet');
        return button;
      },
      { timeout: 5_000 },
    );
    await expectPressable(dismiss);
    await userEvent.click(dismiss);
    await waitFor(() => expect(dismiss).not.toBeInTheDocument());
    await expect(mocked(args.onClose)).not.toHaveBeenCalled();
    await expect(await openedDialog()).toBeVisible();
  },
});

function DialogAfterToast(props: DialogProps) {
  const { show } = useToasts();
  return (
    <>
      <Button onPress={() => show({ title: 'Signed out' })}>Show</Button>
      <Opened {...props} />
    </>
  );
}

/** A toast stays usable when a dialog opens below it and closes again. Escape in the toast only dismisses the toast. */
export const OpenedBelowAToast = meta.story({
  args: { isOpen: false },
  render: (args) => <DialogAfterToast {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(show);
    const first = await screen.findByRole('button', { name: 'Dismiss' }, { timeout: 5_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await openedDialog()).toContainElement(first);
    await expectPressable(first);
    first.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(args.onClose).not.toHaveBeenCalled();

    await userEvent.click(show);
    const second = await screen.findByRole('button', { name: 'Dismiss' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectPressable(second);
  },
});

/** Nothing covers the middle of the button, and it is not inert. */
async function expectPressable(button: HTMLElement) {
  await waitFor(async () => {
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(button).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
  });
}
