import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { account } from '@podium/data/content/account';
import { myData } from '@podium/data/fixtures/myData';
import { people } from '@podium/data/fixtures/people';
import { WRONG_PASSWORD } from '@podium/data/schemas/messages';
import { accepts, neverAnswers, refuses } from '@podium/storybook/answers';
import preview from '@podium/storybook/preview';
import { expectStillness, reducedMotion } from '@podium/storybook/states';
import { AccountDialog, type AccountDialogProps } from './AccountDialog.tsx';

const usual: AccountDialogProps = {
  content: account,
  email: people.robin.email,
  isOpen: true,
  onClose: fn(),
  onChangePassword: accepts(),
  onChangeEmail: accepts(),
  data: { status: 'ready', value: myData },
  onAskData: fn(),
  onDownload: fn(),
  onDelete: accepts(),
};

const meta = preview.meta({
  component: AccountDialog,
  args: usual,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: account.heading }));
const field = (label: string) => screen.findByLabelText(label);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function open(tab: keyof typeof account.tabs): Promise<void> {
  await userEvent.click(await screen.findByRole('tab', { name: account.tabs[tab] }));
}

const { labels } = account.password;

async function typePasswords(current: string, next: string, again = next): Promise<void> {
  await userEvent.type(await field(labels.currentPassword), current);
  await userEvent.type(await field(labels.password), next);
  await userEvent.type(await field(labels.confirmPassword), `${again}{Enter}`);
}

/** As it opens: the account's address, and the password, which managers know. */
export const Password = meta.story({
  play: async () => {
    const sheet = await dialog();
    await expect(sheet.getByText(people.robin.email)).toBeVisible();
    await expect(await field(labels.currentPassword)).toHaveAttribute('autocomplete', 'current-password');
    await expect(await field(labels.password)).toHaveAttribute('autocomplete', 'new-password');
    await expect(await field(labels.confirmPassword)).toHaveAttribute('autocomplete', 'new-password');
  },
});

/** Both messages of a new password, and nothing is sent. */
export const PasswordInvalid = meta.story({
  play: async ({ args }) => {
    await typePasswords('correct horse', '12345', '123456');
    await expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();
    await expect(screen.getByText("Passwords don't match")).toBeVisible();
    await expect(await field(labels.password)).toHaveFocus();
    await expect(args.onChangePassword).not.toHaveBeenCalled();
  },
});

/** On its way; further presses send nothing more. */
export const ChangingPassword = meta.story({
  args: { onChangePassword: neverAnswers() },
  play: async ({ args }) => {
    await typePasswords('correct horse', 'a sentence{Enter}', 'a sentence');
    await press(account.password.submitting);
    await expect(args.onChangePassword).toHaveBeenCalledTimes(1);
    await expect(args.onChangePassword).toHaveBeenCalledWith({ current: 'correct horse', next: 'a sentence' });
  },
});

/** Changed: the toast says so, and no password stays behind. */
export const PasswordChanged = meta.story({
  play: async () => {
    await typePasswords('correct horse', 'a sentence');
    await expect(await screen.findByText(account.password.successToast.title)).toBeVisible();
    await waitFor(async () => expect(await field(labels.currentPassword)).toHaveValue(''));
    await expect(await field(labels.password)).toHaveValue('');
  },
});

/** The present password is another one: what was typed stays. */
export const PasswordFails = meta.story({
  args: { onChangePassword: refuses('This is not your present password') },
  play: async () => {
    await typePasswords('wrong horse', 'a sentence');
    await expect(await screen.findByText(account.password.failureTitle)).toBeVisible();
    await expect(screen.getByText('This is not your present password', { selector: 'form *' })).toBeVisible();
    await expect(await field(labels.password)).toHaveValue('a sentence');
  },
});

/** Another address. */
export const Email = meta.story({ play: () => open('email') });

/** The address that the account has already. */
export const EmailInvalid = meta.story({
  play: async ({ args }) => {
    await open('email');
    await userEvent.type(await field(account.email.label), `${people.robin.email.toUpperCase()}{Enter}`);
    await expect(await screen.findByText('This is your present address')).toBeVisible();
    await userEvent.type(await field(account.email.label), '@');
    await expect(await screen.findByText('Invalid email address')).toBeVisible();
    await expect(args.onChangeEmail).not.toHaveBeenCalled();
  },
});

async function askForLinks(): Promise<void> {
  await open('email');
  await userEvent.type(await field(account.email.label), 'new@example.com{Enter}');
}

/** The links are asked for. */
export const EmailSending = meta.story({
  args: { onChangeEmail: neverAnswers() },
  play: async ({ args }) => {
    await askForLinks();
    await press(account.email.submitting);
    await expect(args.onChangeEmail).toHaveBeenCalledTimes(1);
  },
});

/** Asked for: where to look, and nothing about whether the address has an account. */
export const EmailSent = meta.story({
  play: async ({ args }) => {
    await askForLinks();
    await expect(await screen.findByText(/^If new@example\.com is free/)).toBeVisible();
    await expect(args.onChangeEmail).toHaveBeenCalledWith('new@example.com');
  },
});

/** Too soon after the last links. */
export const EmailFails = meta.story({
  args: { onChangeEmail: refuses('For security purposes, you can only request this after 42 seconds.') },
  play: async () => {
    await askForLinks();
    await expect(await screen.findByText(account.email.failureTitle)).toBeVisible();
    await expect(await field(account.email.label)).toHaveValue('new@example.com');
  },
});

/** What is stored, table by table. */
export const Data = meta.story({
  play: async ({ args }) => {
    await open('data');
    await expect(args.onAskData).toHaveBeenCalled();
    const sheet = await dialog();
    await userEvent.click(sheet.getByText('Investor application (1)'));
    await expect(sheet.getByText('Private Equity, Infrastructure')).toBeVisible();
    await expect(sheet.queryByText(/Newsletter/)).not.toBeInTheDocument();
  },
});

/** Taken along. */
export const DataDownloaded = meta.story({
  play: async ({ args }) => {
    await open('data');
    await press(account.data.download);
    await expect(args.onDownload).toHaveBeenCalledWith(myData);
  },
});

/** On the way. */
export const DataLoading = meta.story({
  args: { data: { status: 'loading' } },
  play: async () => {
    await open('data');
    await expect(screen.getByText(account.data.loading)).toBeVisible();
    await expect(screen.queryByRole('button', { name: account.data.download })).not.toBeInTheDocument();
  },
});

/** It did not come: another try. */
export const DataFails = meta.story({
  args: { data: { status: 'failed' } },
  play: async ({ args }) => {
    await open('data');
    await expect(screen.getByRole('alert')).toHaveTextContent(account.data.failure);
    mocked(args.onAskData).mockClear();
    await press(account.data.retry);
    await expect(args.onAskData).toHaveBeenCalledTimes(1);
  },
});

/** Nothing stored. */
export const DataEmpty = meta.story({
  args: { data: { status: 'ready', value: { profiles: null } } },
  play: async () => {
    await open('data');
    await expect(screen.getByText(account.data.empty)).toBeVisible();
  },
});

/** What goes with the account. */
export const Deletion = meta.story({ play: () => open('deletion') });

async function ask(): Promise<void> {
  await open('deletion');
  await press(account.deletion.open);
  await screen.findByRole('alertdialog', { name: account.deletion.question });
}

/** The question: the focus is on the way out. */
export const DeletionAsked = meta.story({
  play: async () => {
    await ask();
    await waitFor(() => expect(screen.getByRole('button', { name: account.deletion.keep })).toHaveFocus());
  },
});

const passwordOf = () =>
  within(screen.getByRole('alertdialog')).findByLabelText<HTMLInputElement>(account.deletion.label);

async function confirm(password = 'correct horse'): Promise<void> {
  await ask();
  await userEvent.type(await passwordOf(), password);
  await press(account.deletion.submit);
}

/** What is no password yet is not even tried. */
export const DeletionMistyped = meta.story({
  play: async ({ args }) => {
    await confirm('short');
    await expect(await passwordOf()).toHaveAccessibleDescription('Password must be at least 6 characters');
    await expect(await passwordOf()).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

/** Another password deletes nothing: the sentence stands at the field until it is changed. */
export const DeletionRefused = meta.story({
  args: { onDelete: refuses(WRONG_PASSWORD) },
  play: async ({ args }) => {
    await confirm('a good guess');
    await expect(args.onDelete).toHaveBeenCalledWith('a good guess');
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
    await waitFor(async () => expect(await passwordOf()).toHaveAccessibleDescription(WRONG_PASSWORD));
    await expect(await passwordOf()).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(await passwordOf()).not.toHaveAccessibleDescription();
  },
});

/** On its way: neither a second press nor Escape changes anything. */
export const Deleting = meta.story({
  args: { onDelete: neverAnswers() },
  play: async ({ args }) => {
    await confirm();
    await press(account.deletion.submitting);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
});

/** Done: the toast outlives the dialog. */
export const Deleted = meta.story({
  play: async () => {
    await confirm();
    await expect(await screen.findByText(account.deletion.doneToast.title)).toBeVisible();
  },
});

/** It did not work: the sentence stands at the field, and the account is still there. */
export const DeletionFails = meta.story({
  args: { onDelete: refuses() },
  play: async () => {
    await confirm();
    await expect(await screen.findByText(account.deletion.failureTitle)).toBeVisible();
    await expect(await passwordOf()).toHaveAccessibleDescription(account.fallback);
  },
});

/** Kept after all: back to the button that asked. */
export const DeletionAbandoned = meta.story({
  play: async ({ args }) => {
    await ask();
    await press(account.deletion.keep);
    await waitFor(() => expect(screen.getByRole('button', { name: account.deletion.open })).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

async function fits(): Promise<void> {
  const sheet = screen.getByRole('dialog', { name: account.heading });
  await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/** Long words and a long address, at 320 px. */
export const Long = meta.story({
  args: {
    email: people.maximiliane.email,
    content: {
      ...account,
      tabs: { ...account.tabs, deletion: 'Kundenkontolöschungsantragsverfahren' },
      deletion: { ...account.deletion, open: 'Kundenkonto unwiderruflich löschen lassen' },
    },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: /Kundenkonto/ }));
    await fits();
    const address = screen.getByText(people.maximiliane.email).getBoundingClientRect();
    await expect(address.right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The narrowest screen: the tabs are a rail. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await open('data');
    await fits();
  },
});

/** Right to left. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: () => open('data'),
});

/** The fewest words. */
export const Short = meta.story({
  args: {
    email: 'a@b.eu',
    content: { ...account, heading: 'You', tabs: { password: 'Key', email: 'Mail', data: 'Data', deletion: 'End' } },
  },
});

/** Under reduced motion it is there at once. */
export const ReducedMotion = meta.story({
  globals: reducedMotion.globals,
  play: async () => {
    await dialog();
    await expectStillness();
  },
});

/** By keyboard alone: from tab to tab with the arrows, then into the part that is open. */
export const KeyboardWalk = meta.story({
  play: async () => {
    (await screen.findByRole('tab', { name: account.tabs.password })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tab', { name: account.tabs.email })).toHaveFocus());
    await userEvent.tab();
    const part = screen.getByRole('tabpanel', { name: account.tabs.email });
    await waitFor(() => expect(part.contains(document.activeElement)).toBe(true));
  },
});
