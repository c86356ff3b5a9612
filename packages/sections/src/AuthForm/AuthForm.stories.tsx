import { expect, fn, screen, waitFor } from 'storybook/test';
import { auth } from '@podium/brands/standard/auth.ts';
import { accepts, neverAnswers, refuses } from '@podium/storybook/answers';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import type { Stage } from '@podium/storybook/formStates';
import { AuthForm, type AuthFormProps } from './AuthForm.tsx';
import { AuthPage, type AuthPageProps } from './AuthPage.tsx';
import { RedirectNotice } from './RedirectNotice.tsx';

const ModeHost = withValue(AuthForm, 'mode', 'onModeChange');

/** Types into the fields with these labels. */
async function write({ canvas, userEvent }: Stage, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) await userEvent.type(canvas.getByLabelText(label), text);
}

const signUp = { 'Full name': 'Mika Specimen', 'E-mail': 'mika@example.com', Password: 'a sentence' };

const usual: AuthFormProps = {
  content: auth,
  mode: 'signin',
  onModeChange: fn(),
  onSignIn: accepts(),
  onSignUp: accepts(),
  onResend: accepts(),
  onRequestReset: accepts(),
};

const onPage = (page?: Partial<AuthPageProps>) => (props: AuthFormProps) => (
  <AuthPage content={props.content} isLoading={false} {...page}>
    <ModeHost {...props} />
  </AuthPage>
);

const meta = preview.meta({ component: AuthForm, render: onPage(), args: usual });

/** Initial sign-in form; every field has an autocomplete value. */
export const SignIn = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  },
});

/** Initial sign-up form. */
export const SignUp = meta.story({
  args: { mode: 'signup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Full name')).toHaveAttribute('autocomplete', 'name');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  },
});

/** Redirected from a page for signed-in users: the steps to the deals are above the form (REQ-AUTH-10). */
export const RedirectedToSignUp = meta.story({
  tags: ['visual'],
  args: { mode: 'signup' },
  render: onPage({ notice: <RedirectNotice content={auth.redirected} path="/deals" /> }),
});

/** The session is not known yet. */
export const Loading = meta.story({ render: onPage({ isLoading: true }) });

/** All four messages of sign-up. */
export const SignUpInvalid = meta.story({
  args: { mode: 'signup' },
  play: async ({ args, ...stage }) => {
    const { canvas } = stage;
    await write(stage, { 'Full name': 'A', 'E-mail': 'anna@nordfonds', Password: '1234' });
    await write(stage, { 'Confirm password': '123456{Enter}' });
    const name = canvas.getByLabelText('Full name');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name must be at least 2 characters'));
    await expect(name).toHaveFocus();
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
});

/** The mismatch message disappears when the first password is changed to match. */
export const ConfirmationMatchesAgain = meta.story({
  args: { mode: 'signup' },
  play: async (stage) => {
    const { canvas } = stage;
    await write(stage, { ...signUp, 'Confirm password': 'a sentence is better{Enter}' });
    await expect(await canvas.findByText("Passwords don't match")).toBeVisible();
    await write(stage, { Password: ' is better' });
    await waitFor(() => expect(canvas.queryByText("Passwords don't match")).not.toBeInTheDocument());
  },
});

/** Pending without a response: Enter and a second press send nothing more. */
export const SigningIn = meta.story({
  args: { onSignIn: neverAnswers() },
  play: async ({ args, ...stage }) => {
    const { canvas, userEvent } = stage;
    await write(stage, { 'E-mail': ' anna@example.com ', Password: 'a sentence{Enter}{Enter}{Enter}' });
    const button = await canvas.findByRole('button', { name: 'Signing in...' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
    await expect(args.onSignIn).toHaveBeenCalledWith({ email: 'anna@example.com', password: 'a sentence' });
    await expect(canvas.getByLabelText('Password')).toHaveValue('a sentence');
  },
});

/** Failure: a message in a toast and at the button. */
export const SignInFails = meta.story({
  args: { onSignIn: refuses('invalid_credentials') },
  play: async (stage) => {
    await write(stage, { 'E-mail': 'anna@example.com', Password: 'wrong words{Enter}' });
    await screen.findByText('Sign in failed');
  },
});

/** The address is unconfirmed: the link can be resent, one request at a time. A long address breaks. */
export const NotConfirmed = meta.story({
  args: { onSignIn: refuses('email_not_confirmed', 'unconfirmed') },
  play: async ({ args, ...stage }) => {
    const { canvas, userEvent } = stage;
    const email = `anna@${'subdomain.'.repeat(15)}example.com`;
    await write(stage, { 'E-mail': email, Password: 'a sentence{Enter}' });
    const resend = await canvas.findByRole('button', { name: 'Send the link again' });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await userEvent.click(resend);
    await expect(args.onResend).toHaveBeenCalledTimes(1);
    await expect(args.onResend).toHaveBeenCalledWith({ email });
    // Toasts scroll to the focused element; the picture shows the whole page only from its top.
    resend.blur();
    window.scrollTo(0, 0);
  },
});

/** Sign-up succeeded: a toast, then sign-in with the address filled in and a button to resend the link. */
export const SignedUp = meta.story({
  args: { mode: 'signup' },
  play: async (stage) => {
    const { canvas } = stage;
    await write(stage, { ...signUp, 'Confirm password': 'a sentence{Enter}' });
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('mika@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  },
});

/** Toggling keeps the address and the position of the heading. */
export const Toggled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByText('Welcome back').getBoundingClientRect();
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@example.com');
    await userEvent.click(canvas.getByRole('button', { name: auth.signIn.toggle }));
    await expect(canvas.getByRole('heading', { name: 'Create Account' })).toHaveFocus();
    await expect(document.title).toBe(`Create Account | ${auth.brand.name}`);
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('anna@example.com');
    await expect(canvas.getByText('Join the elite').getBoundingClientRect().top).toBe(before.top);
    await userEvent.click(canvas.getByRole('button', { name: auth.signUp.toggle }));
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('anna@example.com');
  },
});

/** The request succeeded. The page does not say whether there is an account (REQ-AUTH-6). */
export const ResetRequested = meta.story({
  args: { mode: 'reset-request' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@example.com{Enter}');
    await expect(await canvas.findByRole('heading', { name: auth.checkEmail.heading })).toHaveFocus();
    await expect(canvas.getByText(/anna@example\.com/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: auth.backToSignIn }));
    await expect(canvas.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});
