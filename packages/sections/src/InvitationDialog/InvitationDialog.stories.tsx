import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { calendar } from '@podium/brands/legal-tender/content/calendar.ts';
import { invitation } from '@podium/brands/legal-tender/content/invitation.ts';
import { expectCutEmailOffer } from '@podium/storybook/emailFallback';
import preview from '@podium/storybook/preview';
import { withOpener } from '@podium/storybook/withOpener';
import { InvitationDialog } from './InvitationDialog.tsx';

const Opened = withOpener(InvitationDialog, { label: 'Invite', minBlockSize: '100vh' });

const { labels } = invitation;
const meta = preview.meta({
  component: InvitationDialog,
  args: { content: invitation, isOpen: true, onClose: fn(), onMail: fn() },
  parameters: { docs: { story: { height: '720px' } } },
  render: (args) => <Opened {...args} />,
});

async function openedDialog(): Promise<ReturnType<typeof within>> {
  return within(await screen.findByRole('dialog', { name: invitation.heading }));
}

function consent(): HTMLElement {
  return screen.getByRole('checkbox', { name: invitation.consent.label });
}

/** Returns the dialog after ticking the checkbox. */
async function acceptedDialog(): Promise<ReturnType<typeof within>> {
  const dialog = await openedDialog();
  await userEvent.click(consent());
  await dialog.findByLabelText(labels.eventName);
  return dialog;
}

function field(label: string): HTMLInputElement {
  return screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
}

async function fillIn(): Promise<void> {
  for (const [name, label] of Object.entries(labels)) {
    await userEvent.type(field(label), name === 'contactEmail' ? 'mika@example.com' : 'Two days about ports.');
  }
}

const submit = () => userEvent.click(screen.getByRole('button', { name: invitation.submit }));

/** The requirements, their checkbox, which says that it shows the form, and the close button; no form fields. */
export const NotAccepted = meta.story({
  tags: ['visual'],
  play: async () => {
    await openedDialog();
    await expect(consent()).toHaveAccessibleDescription(invitation.consent.hint);
  },
});

/** Ticking the checkbox shows the form below; focus stays on the checkbox (REQ-CAL-5). */
export const Open = meta.story({
  tags: ['visual'],
  play: async () => {
    await acceptedDialog();
    await expect(consent()).toHaveFocus();
  },
});

/** Submitted empty: a message at every field, and focus on the first. */
export const Invalid = meta.story({
  tags: ['visual'],
  play: async ({ args }) => {
    await acceptedDialog();
    await userEvent.type(field(labels.contactEmail), 'ilse@');
    await userEvent.type(field(labels.eventDescription), 'Soon');
    await submit();
    await waitFor(() => expect(field(labels.eventName)).toHaveFocus());
    await expect(field(labels.eventName)).toHaveAccessibleDescription('Event name is required');
    await expect(field(labels.additionalNotes)).toBeValid();
    await expect(args.onMail).not.toHaveBeenCalled();
  },
});

/** The checkbox is unticked again: its message appears. */
export const AcceptanceRequired = meta.story({
  play: async () => {
    await acceptedDialog();
    await userEvent.click(consent());
    await waitFor(() => expect(consent()).toBeInvalid());
  },
});

/**
 * Too long for a link: the form stays, and offers the text for copying and an e-mail with its beginning (REQ-CAL-5).
 * An edit removes the offer.
 */
export const TooLong = meta.story({
  play: async ({ args }) => {
    const dialog = await acceptedDialog();
    await fillIn();
    await userEvent.click(field(labels.eventDescription));
    await userEvent.paste('Two days about ports. '.repeat(170));
    await submit();
    const beginning = `${invitation.mail.opening}\n\n${labels.eventName}: `;
    await expectCutEmailOffer(screen, invitation.emailFallback, beginning);
    await expect(args.onMail).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: invitation.emailFallback.copy })).toBeVisible();
    await expect(field(labels.eventName)).toHaveValue('Two days about ports.');
    await userEvent.type(field(labels.eventDescription), 'x');
    await expect(screen.queryByText(invitation.emailFallback.cut)).not.toBeInTheDocument();
    await submit();
    const action = screen.getByRole('button', { name: invitation.submit }).getBoundingClientRect();
    await waitFor(async () => {
      const offer = screen.getByText(invitation.emailFallback.cut).getBoundingClientRect();
      await expect(offer.top).toBeGreaterThan(0);
      await expect(offer.bottom).toBeLessThan(action.top);
    });
  },
});

/** After sending, the form is empty and the requirements are not accepted. */
export const ResetAfter = meta.story({
  play: async ({ args, canvas }) => {
    await acceptedDialog();
    await fillIn();
    await submit();
    await waitFor(() => expect(args.onMail).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await openedDialog();
    await expect(consent()).not.toBeChecked();
    await userEvent.click(consent());
    await expect(field(labels.eventName)).toHaveValue('');
  },
});

/** Cancel after an incomplete submit: nothing is sent, the values stay for the event (REQ-CAL-5), and the messages go. */
export const Cancelled = meta.story({
  args: { event: calendar.events[0] },
  play: async ({ args, canvas }) => {
    const dialog = await acceptedDialog();
    await userEvent.clear(field(labels.location));
    await userEvent.type(field(labels.location), 'Hamburg');
    await submit();
    await waitFor(() => expect(field(labels.eventDescription)).toBeInvalid());
    await userEvent.click(dialog.getByRole('button', { name: invitation.cancel }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await openedDialog();
    await expect(field(labels.location)).toHaveValue('Hamburg');
    await expect(field(labels.eventDescription)).toBeValid();
    await expect(args.onMail).not.toHaveBeenCalled();
  },
});
