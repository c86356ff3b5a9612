import { expect, fn, screen, waitFor } from 'storybook/test';
import { auth } from '@podium/data/content/auth';
import type { OpenedLink } from '@podium/data/schemas/mailedLink';
import { people } from '@podium/data/fixtures/people';
import { WRONG_CODE } from '@podium/data/schemas/accountMessages';
import { accepts, refuses, tooMany } from '@podium/storybook/answers';
import preview from '@podium/storybook/preview';
import { AuthConfirm, type AuthConfirmProps } from './AuthConfirm.tsx';
import { AuthPage } from './AuthPage.tsx';

const words = auth.confirm;
const opens = (link: OpenedLink) => fn(() => Promise.resolve(link));

const usual: AuthConfirmProps = {
  content: auth,
  purpose: 'signup',
  onOpen: opens({ status: 'opened', account: people.robin }),
  onAccept: accepts(),
  onAccepted: fn(),
  onLeave: fn(),
  onRenew: accepts(),
};

const meta = preview.meta({
  component: AuthConfirm,
  render: (props) => (
    <AuthPage content={props.content} isLoading={false}>
      <AuthConfirm {...props} />
    </AuthPage>
  ),
  args: usual,
});

/** The link of a sign-up. Loading the page posts nothing. */
export const Asking = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: words.asking.signup.heading })).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.asking.signup.submit })).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});

/** The link mailed by 'Forgot password?'. */
export const AskingForPassword = meta.story({ args: { purpose: 'recovery' } });

/** One of the two links that change the address. */
export const AskingForChange = meta.story({ args: { purpose: 'email_change' } });

/** The response takes longer than usual. */
export const Slow = meta.story({
  args: { onOpen: fn(() => new Promise<OpenedLink>(() => {})) },
  play: async ({ args, canvas, userEvent, clock }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asking.signup.submit }));
    await userEvent.click(canvas.getByRole('button', { name: words.submitting }));
    await clock.tick(5000);
    await expect(canvas.getByText(words.slow)).toBeVisible();
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
});

/** No response or rate limited: the link can be opened again. */
export const Failed = meta.story({
  args: { onOpen: opens({ status: 'failed', message: tooMany }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asking.signup.submit }));
    await expect(await canvas.findByText(tooMany)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.asking.signup.submit })).toBeEnabled();
  },
});

/** Names the account. The full name can be corrected, because another person may have typed it. */
export const SetPassword = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asking.signup.submit }));
    await expect(await canvas.findByRole('heading', { name: words.password.signup.heading })).toHaveFocus();
    await expect(canvas.getByText(/robin@example\.com/)).toBeVisible();
    await expect(canvas.getByLabelText('Full name')).toHaveValue(people.robin.fullName);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  },
});

/** The same form after 'Forgot password?'. */
export const NewPassword = meta.story({
  args: { purpose: 'recovery' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asking.recovery.submit }));
    await expect(await canvas.findByRole('heading', { name: 'New password' })).toHaveFocus();
    await expect(canvas.getByText(/robin@example\.com/)).toBeVisible();
    await expect(canvas.queryByLabelText('Full name')).toBeNull();
  },
});

/** Both validation messages of a password. */
export const PasswordInvalid = meta.story({
  args: { purpose: 'recovery' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asking.recovery.submit }));
    await userEvent.type(await canvas.findByLabelText('New password'), '12345');
    await userEvent.type(canvas.getByLabelText('Confirm password'), '123456{Enter}');
    await expect(await canvas.findByText('Password must be at least 6 characters')).toBeVisible();
    await expect(canvas.getByText("Passwords don't match")).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});

/** The password is saved and the user is signed in. */
export const PasswordSaved = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asking.signup.submit }));
    await userEvent.type(await canvas.findByLabelText('Password'), 'a sentence');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'a sentence{Enter}');
    await expect(await screen.findByText(words.password.signup.successToast.title)).toBeVisible();
    await expect(args.onAccept).toHaveBeenCalledWith({ password: 'a sentence', fullName: people.robin.fullName });
    await expect(args.onAccepted).toHaveBeenCalledTimes(1);
  },
});

/** An account with a second factor also requires a code; a wrong code is reported at its field. */
export const CodeRefused = meta.story({
  args: {
    purpose: 'recovery',
    onOpen: opens({ status: 'opened', account: people.robin, hasSecondFactor: true }),
    onAccept: refuses(WRONG_CODE, 'wrong_code'),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asking.recovery.submit }));
    const code = await canvas.findByLabelText(auth.labels.code);
    await userEvent.type(code, '123 456');
    await userEvent.type(canvas.getByLabelText(auth.labels.newPassword), 'a sentence');
    await userEvent.type(canvas.getByLabelText(auth.labels.confirmPassword), 'a sentence{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(WRONG_CODE));
    await expect(args.onAccept).toHaveBeenCalledWith({ password: 'a sentence', fullName: undefined, code: '123456' });
  },
});

/** The service rejects the password: the values are kept. */
export const PasswordRefused = meta.story({
  args: { onAccept: refuses('New password should be different from the old password.') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asking.signup.submit }));
    await userEvent.type(await canvas.findByLabelText('Password'), 'a sentence');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'a sentence{Enter}');
    await expect(await canvas.findByText(/should be different/, { selector: 'form *' })).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue('a sentence');
    await expect(args.onAccepted).not.toHaveBeenCalled();
  },
});

/** The visitor says that the account is not theirs. */
export const Left = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asking.signup.submit }));
    await userEvent.click(await canvas.findByRole('button', { name: words.leave }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});

/** The link has expired or was used: a new one can be mailed. */
export const Expired = meta.story({
  args: { onOpen: opens({ status: 'expired' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asking.signup.submit }));
    await expect(await canvas.findByRole('heading', { name: 'This link has expired' })).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toBeVisible();
  },
});

/** A new link was requested. The page does not say whether there is an account (REQ-AUTH-6). */
export const Renewed = meta.story({
  args: { onOpen: opens({ status: 'expired' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asking.signup.submit }));
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'anna@example.com{Enter}');
    await expect(await canvas.findByRole('heading', { name: auth.checkEmail.heading })).toHaveFocus();
    await expect(canvas.getByText(/anna@example\.com/)).toBeVisible();
    await expect(args.onRenew).toHaveBeenCalledWith({ email: 'anna@example.com' });
  },
});

/** After the first of the two links that change the address. */
export const HalfWay = meta.story({
  args: { purpose: 'email_change', onOpen: opens({ status: 'half-way' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asking.email_change.submit }));
    await expect(await canvas.findByRole('heading', { name: words.halfWay.heading })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: words.account.label })).toHaveAttribute('href', '/deals');
  },
});

/** After the second link. */
export const Changed = meta.story({
  args: { purpose: 'email_change', onOpen: opens({ status: 'email-changed', email: people.mika.email }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asking.email_change.submit }));
    await expect(await canvas.findByText(new RegExp(people.mika.email.replaceAll('.', '\\.')))).toBeVisible();
  },
});

/** An expired link of a change of address. */
export const ChangeExpired = meta.story({
  args: { purpose: 'email_change', onOpen: opens({ status: 'expired' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.asking.email_change.submit }));
    await expect(await canvas.findByText(words.expiredChange.subtitle)).toBeVisible();
    await expect(canvas.queryByLabelText('E-mail')).toBeNull();
  },
});

/** The URL has no token. */
export const Incomplete = meta.story({
  args: { purpose: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words.incomplete.heading })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Keyboard only: the button, then the fields in document order. */
export const KeyboardWalk = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.asking.signup.submit })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: words.password.signup.heading })).toHaveFocus();
    for (const label of ['Full name', 'Password', 'Confirm password']) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(label)).toHaveFocus();
    }
  },
});
