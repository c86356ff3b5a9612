import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { account } from '@podium/brands/standard/account.ts';
import { myData } from '@podium/data/fixtures/myData.ts';
import { people } from '@podium/data/fixtures/people.ts';
import { enrollment } from '@podium/data/fixtures/secondFactor.ts';
import { WRONG_CODE, WRONG_PASSWORD } from '@podium/data/schemas/accountMessages.ts';
import type { EnrollmentResult } from '@podium/data/schemas/secondFactor.ts';
import { accepts, neverAnswers, refuses } from '@podium/storybook/answers';
import preview from '@podium/storybook/preview';
import { AccountDialog, type AccountDialogProps } from './AccountDialog.tsx';

const usual: AccountDialogProps = {
  content: account,
  email: people.robin.email,
  isOpen: true,
  onClose: fn(),
  secondFactor: { status: 'ready', value: false },
  onAskSecondFactor: fn(),
  onEnroll: fn(() => Promise.resolve<EnrollmentResult>({ ok: true, value: enrollment })),
  onConfirmFactor: accepts(),
  onRemoveFactor: accepts(),
  onSignOutEverywhere: accepts(),
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
  parameters: { docs: { story: { height: '760px' } } },
});

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

/** Initial state: the account's address, and the password fields with their autocomplete values. */
export const Password = meta.story({
  tags: ['visual'],
  play: async () => {
    await expect(await field(labels.currentPassword)).toHaveAttribute('autocomplete', 'current-password');
    await expect(await field(labels.password)).toHaveAttribute('autocomplete', 'new-password');
    await expect(await field(labels.confirmPassword)).toHaveAttribute('autocomplete', 'new-password');
  },
});

/** Pending: further presses send nothing. */
export const ChangingPassword = meta.story({
  args: { onChangePassword: neverAnswers() },
  play: async ({ args }) => {
    await typePasswords('correct horse', 'a sentence{Enter}', 'a sentence');
    await press(account.password.submitting);
    await expect(args.onChangePassword).toHaveBeenCalledTimes(1);
    await expect(args.onChangePassword).toHaveBeenCalledWith({ current: 'correct horse', next: 'a sentence' });
  },
});

/** An account with two-step sign-in also requires a code. The message of a wrong one is at its field. */
export const PasswordCodeRefused = meta.story({
  args: { secondFactor: { status: 'ready', value: true }, onChangePassword: refuses(WRONG_CODE, 'wrong_code') },
  play: async ({ args }) => {
    await userEvent.type(await field(labels.code), '123456');
    await typePasswords('correct horse', 'a sentence');
    await waitFor(async () => expect(await field(labels.code)).toHaveAccessibleDescription(WRONG_CODE));
    await expect(await field(labels.code)).toHaveFocus();
    const sent = { current: 'correct horse', next: 'a sentence', code: '123456' };
    await expect(args.onChangePassword).toHaveBeenCalledWith(sent);
  },
});

/** Two-step sign-in is off. */
export const Security = meta.story({ tags: ['visual'], play: () => open('security') });

/** Whether two-step sign-in is on is still loading. */
export const SecurityLoading = meta.story({
  args: { secondFactor: { status: 'loading' } },
  play: () => open('security'),
});

/** The state could not be loaded: a retry is offered. */
export const SecurityFails = meta.story({
  args: { secondFactor: { status: 'failed' } },
  play: async ({ args }) => {
    await open('security');
    await expect(screen.getByRole('alert')).toHaveTextContent(account.security.failure);
    await press(account.security.retry);
    await expect(args.onAskSecondFactor).toHaveBeenCalledTimes(1);
  },
});

async function setUp(): Promise<void> {
  await open('security');
  await press(account.security.off.start);
}

const codeOf = () => field(account.security.code.label);

/** Setup: the key as QR code and as text, and the field for the first code. */
export const SetupStarted = meta.story({
  tags: ['visual'],
  play: async () => {
    await setUp();
    await screen.findByRole('img', { name: account.security.setup.qrCode });
    await expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    await expect(await codeOf()).toHaveAttribute('autocomplete', 'one-time-code');
    await waitFor(() => expect(screen.getByRole('heading', { name: account.security.heading })).toHaveFocus());
  },
});

const isOn = { secondFactor: { status: 'ready', value: true } } as const;

/** Two-step sign-in is on. */
export const SecurityOn = meta.story({ args: isOn, play: () => open('security') });

async function askForRemoval(): Promise<void> {
  await open('security');
  await press(account.security.on.open);
  await screen.findByRole('alertdialog', { name: account.security.on.question });
}

const removalCode = () =>
  within(screen.getByRole('alertdialog')).findByLabelText<HTMLInputElement>(account.security.code.label);

async function remove(code = '123456'): Promise<void> {
  await askForRemoval();
  await userEvent.type(await removalCode(), code);
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: account.security.on.submit }),
  );
}

/** Wrong code: two-step sign-in stays on. */
export const RemovalRefused = meta.story({
  args: { ...isOn, onRemoveFactor: refuses(WRONG_CODE, 'wrong_code') },
  play: async ({ args }) => {
    await remove();
    await expect(args.onRemoveFactor).toHaveBeenCalledWith('123456');
    await waitFor(async () =>
      expect(await removalCode()).toHaveAccessibleDescription(expect.stringContaining(WRONG_CODE)),
    );
    await expect(await removalCode()).toHaveFocus();
  },
});

/** The form for a new address. */
export const Email = meta.story({ tags: ['visual'], play: () => open('email') });

async function askForLinks(): Promise<void> {
  await open('email');
  await userEvent.type(await field(account.email.label), 'new@example.com{Enter}');
}

/** Requested: says where to look, but not whether the new address has an account. */
export const EmailSent = meta.story({
  play: async () => {
    await askForLinks();
    await screen.findByText(/^If new@example\.com is free/);
  },
});

/** The stored data, table by table. */
export const Data = meta.story({
  tags: ['visual'],
  play: async () => {
    await open('data');
    await userEvent.click(screen.getByText('Investor application (1)'));
    const values = screen.getAllByText('Private Equity, Infrastructure');
    await waitFor(() => expect(values.filter((value) => value.checkVisibility())).toHaveLength(1));
    await expect(screen.queryByText(/Newsletter/)).not.toBeInTheDocument();
  },
});

/** No data is stored. */
export const DataEmpty = meta.story({
  args: { data: { status: 'ready', value: { profiles: null } } },
  play: () => open('data'),
});

/** What is deleted with the account. */
export const Deletion = meta.story({ tags: ['visual'], play: () => open('deletion') });

async function ask(): Promise<void> {
  await open('deletion');
  await press(account.deletion.open);
  await screen.findByRole('alertdialog', { name: account.deletion.question });
}

/** The confirmation, with focus on the button that keeps the account. */
export const DeletionAsked = meta.story({
  tags: ['visual'],
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

/** Wrong password: nothing is deleted. The message stays at the field until its value changes. */
export const DeletionRefused = meta.story({
  args: { onDelete: refuses(WRONG_PASSWORD) },
  play: async ({ args }) => {
    await confirm('a good guess');
    await expect(args.onDelete).toHaveBeenCalledWith({ password: 'a good guess' });
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
    await waitFor(async () => expect(await passwordOf()).toHaveAccessibleDescription(WRONG_PASSWORD));
    await expect(await passwordOf()).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(await passwordOf()).not.toHaveAccessibleDescription();
  },
});

/** Correct password, wrong code: the message is at the code field. */
export const DeletionCodeRefused = meta.story({
  args: { ...isOn, onDelete: refuses(WRONG_CODE, 'wrong_code') },
  play: async ({ args }) => {
    await ask();
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.type(await passwordOf(), 'correct horse');
    const code = await question.findByLabelText(account.deletion.codeLabel);
    await userEvent.type(code, '123456');
    await press(account.deletion.submit);
    await expect(args.onDelete).toHaveBeenCalledWith({ password: 'correct horse', code: '123456' });
    await waitFor(() => expect(code).toHaveAccessibleDescription(WRONG_CODE));
    await expect(code).toHaveFocus();
  },
});

/** Pending: neither a second press nor Escape has an effect. */
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
