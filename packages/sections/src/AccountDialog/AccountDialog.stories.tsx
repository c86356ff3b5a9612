import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { account } from '@podium/brands/standard/account.ts';
import { myData } from '@podium/data/fixtures/myData.ts';
import { people } from '@podium/data/fixtures/people.ts';
import { enrollment } from '@podium/data/fixtures/secondFactor.ts';
import type { EnrollmentResult } from '@podium/data/schemas/secondFactor.ts';
import { accepts, neverAnswers, refuses } from '@podium/storybook/answers';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import { AccountDialog, type AccountDialogProps } from './AccountDialog.tsx';
import { englishMessages } from '../parts/englishMessages.tsx';

const usual: AccountDialogProps = {
  content: account,
  email: people.robin.email,
  part: 'password',
  onPartChange: fn(),
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

const Host = withValue(AccountDialog, 'part', 'onPartChange');

const isOn = { secondFactor: { status: 'ready', value: true } } as const;

/** A retry loads the second factor, and is pending for the data. */
function RetryHost(props: AccountDialogProps) {
  const [retried, setRetried] = useState<Partial<AccountDialogProps>>();
  return (
    <Host
      {...props}
      {...retried}
      onAskSecondFactor={() => setRetried(isOn)}
      onAskData={() => setRetried({ data: { status: 'loading' } })}
    />
  );
}

const meta = preview.meta({
  component: AccountDialog,
  render: (args) => <Host {...args} />,
  args: usual,
  parameters: { docs: { story: { height: '760px' } } },
});

const field = (label: string) => screen.findByLabelText(label);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function openTab(tab: keyof typeof account.tabs): Promise<void> {
  await userEvent.click(await screen.findByRole('tab', { name: account.tabs[tab] }));
}

const { labels } = account.password;

/** Initial state: the account's address and the password fields. */
export const Password = meta.story({ tags: ['visual'] });

/** An account with two-step sign-in also requires a code. The message of a wrong one is at its field. */
export const PasswordCodeRefused = meta.story({
  args: { ...isOn, onChangePassword: refuses('wrong_code', 'wrong_code') },
  play: async ({ args }) => {
    await userEvent.type(await field(labels.code), '123456');
    await userEvent.type(await field(labels.currentPassword), 'correct horse');
    await userEvent.type(await field(labels.password), 'a sentence');
    await userEvent.type(await field(labels.confirmPassword), 'a sentence{Enter}');
    await waitFor(async () => expect(await field(labels.code)).toHaveAccessibleDescription(englishMessages.wrong_code));
    await expect(await field(labels.code)).toHaveFocus();
    const sent = { current: 'correct horse', next: 'a sentence', code: '123456' };
    await expect(args.onChangePassword).toHaveBeenCalledWith(sent);
  },
});

/** The message of a wrong present password is at its field, until the value changes (REQ-FORM-1). */
export const PasswordRefused = meta.story({
  args: { onChangePassword: refuses('wrong_password', 'wrong_password') },
  play: async () => {
    const current = await field(labels.currentPassword);
    await userEvent.type(current, 'a good guess');
    await userEvent.type(await field(labels.password), 'a sentence');
    await userEvent.type(await field(labels.confirmPassword), 'a sentence{Enter}');
    await waitFor(() => expect(current).toHaveAccessibleDescription(englishMessages.wrong_password));
    await expect(current).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(current).not.toHaveAccessibleDescription();
  },
});

/** Whether a code is needed could not be loaded: a retry replaces the form. Focus stays in the panel (REQ-A11Y-1). */
export const PasswordFactorUnknown = meta.story({
  args: { secondFactor: { status: 'failed' } },
  render: (args) => <RetryHost {...args} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(account.security.failure));
    await expect(screen.queryByLabelText(labels.currentPassword)).not.toBeInTheDocument();
    await press(account.security.retry);
    await field(labels.code);
    await expect(screen.getByRole('tabpanel')).toHaveFocus();
  },
});

/** Two-step sign-in is off. */
export const Security = meta.story({ tags: ['visual'], play: () => openTab('security') });

/** Setup: the key as QR code and as text, and the field for the first code. */
export const SetupStarted = meta.story({
  tags: ['visual'],
  play: async () => {
    await openTab('security');
    await press(account.security.off.start);
    await screen.findByRole('img', { name: account.security.setup.qrCode });
    await expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: account.security.heading })).toHaveFocus());
  },
});

/** Two-step sign-in is on. */
export const SecurityOn = meta.story({ args: isOn, play: () => openTab('security') });

/** Whether two-step sign-in is on is still loading. */
export const SecurityLoading = meta.story({
  args: { secondFactor: { status: 'loading' } },
  play: () => openTab('security'),
});

/** The state could not be loaded: a retry is offered. */
export const SecurityFails = meta.story({
  args: { secondFactor: { status: 'failed' } },
  play: async () => {
    await openTab('security');
    await expect(screen.getByRole('alert')).toHaveTextContent(account.security.failure);
  },
});

/** The form for a new address. */
export const Email = meta.story({ tags: ['visual'], play: () => openTab('email') });

/** Requested: says where to look, but not whether the new address has an account. */
export const EmailSent = meta.story({
  play: async () => {
    await openTab('email');
    await userEvent.type(await field(account.email.label), 'new@example.com{Enter}');
    await screen.findByText(/^If new@example\.com is free/);
  },
});

/** The stored data, table by table. */
export const Data = meta.story({
  tags: ['visual'],
  play: async () => {
    await openTab('data');
    await userEvent.click(screen.getByText('Investor application (1)'));
    const values = screen.getAllByText('Private Equity, Infrastructure');
    await waitFor(() => expect(values.filter((value) => value.checkVisibility())).toHaveLength(1));
    await expect(screen.queryByText(/Newsletter/)).not.toBeInTheDocument();
  },
});

/** No data is stored. */
export const DataEmpty = meta.story({
  args: { data: { status: 'ready', value: { profiles: null } } },
  play: () => openTab('data'),
});

/** The data could not be loaded: a retry is offered. Focus stays in the panel when it is removed (REQ-A11Y-1). */
export const DataFails = meta.story({
  args: { part: 'data', data: { status: 'failed' } },
  render: (args) => <RetryHost {...args} />,
  play: async () => {
    await press(account.data.retry);
    await screen.findByText(account.data.loading);
    await expect(screen.getByRole('tabpanel')).toHaveFocus();
  },
});

/** What is deleted with the account. */
export const Deletion = meta.story({ tags: ['visual'], play: () => openTab('deletion') });

/** Returns the question and the password field in it. */
async function askForDeletion() {
  await openTab('deletion');
  await press(account.deletion.open);
  const question = within(await screen.findByRole('alertdialog'));
  return { question, input: await question.findByLabelText(account.deletion.label) };
}

/** The confirmation, with focus on the button that keeps the account. */
export const DeletionAsked = meta.story({
  tags: ['visual'],
  play: async () => {
    const { question } = await askForDeletion();
    await waitFor(() => expect(question.getByRole('button', { name: account.deletion.keep })).toHaveFocus());
  },
});

/** Wrong password, confirmed with Enter: nothing is deleted. The message stays at the field until its value changes. */
export const DeletionRefused = meta.story({
  args: { onDelete: refuses('wrong_password') },
  play: async ({ args }) => {
    const { input } = await askForDeletion();
    await userEvent.type(input, '{Enter}');
    await waitFor(() => expect(input).toBeInvalid());
    await userEvent.type(input, 'a good guess{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription(englishMessages.wrong_password));
    await expect(args.onDelete).toHaveBeenCalledWith({ password: 'a good guess' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(input).not.toHaveAccessibleDescription();
  },
});

/** Correct password, wrong code: the message is at the code field. */
export const DeletionCodeRefused = meta.story({
  args: { ...isOn, onDelete: refuses('wrong_code', 'wrong_code') },
  play: async ({ args }) => {
    const { question, input } = await askForDeletion();
    await userEvent.type(input, 'correct horse');
    const code = await question.findByLabelText(account.deletion.codeLabel);
    await userEvent.type(code, '123456');
    await press(account.deletion.submit);
    await expect(args.onDelete).toHaveBeenCalledWith({ password: 'correct horse', code: '123456' });
    await waitFor(() => expect(code).toHaveAccessibleDescription(englishMessages.wrong_code));
    await expect(code).toHaveFocus();
  },
});

/** Whether a code is needed is unknown: the account cannot be deleted. */
export const DeletionFactorUnknown = meta.story({
  args: { secondFactor: { status: 'failed' } },
  play: async () => {
    await openTab('deletion');
    await screen.findByRole('button', { name: account.security.retry });
    await expect(screen.queryByRole('button', { name: account.deletion.open })).not.toBeInTheDocument();
  },
});

/** Pending: neither a second press nor Escape has an effect. */
export const Deleting = meta.story({
  args: { onDelete: neverAnswers() },
  play: async ({ args }) => {
    const { input } = await askForDeletion();
    await userEvent.type(input, 'correct horse');
    await press(account.deletion.submit);
    await press(account.deletion.submitting);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
});
