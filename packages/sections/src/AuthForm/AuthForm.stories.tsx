import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { auth } from '@podium/data/content/auth';
import { people } from '@podium/data/fixtures/people';
import { accepts, breaks, neverAnswers, refuses } from '@podium/storybook/answers';
import preview from '@podium/storybook/preview';
import { narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { AuthForm, type AuthFormProps } from './AuthForm.tsx';
import { AuthPage } from './AuthPage.tsx';

/** Holds the mode, as the site does. */
function ModeHost(props: AuthFormProps) {
  const [mode, setMode] = useState(props.mode);
  const handleModeChange: AuthFormProps['onModeChange'] = (next) => {
    setMode(next);
    props.onModeChange(next);
  };
  return <AuthForm {...props} mode={mode} onModeChange={handleModeChange} />;
}

const usual: AuthFormProps = {
  content: auth,
  mode: 'signin',
  onModeChange: fn(),
  onSignIn: accepts(),
  onSignUp: accepts(),
  onResend: accepts(),
  onRequestReset: accepts(),
  onSetPassword: accepts(),
  onAbandonReset: fn(),
};

const meta = preview.meta({
  component: AuthForm,
  render: (props) => (
    <AuthPage content={props.content} isLoading={false}>
      <ModeHost {...props} />
    </AuthPage>
  ),
  args: usual,
});

/** Sign-in as a visitor finds it; password managers know every field. */
export const SignIn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await expect(canvas.getByText('Welcome back')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  },
});

/** Sign-up as a visitor finds it. */
export const SignUp = meta.story({
  args: { mode: 'signup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
    await expect(canvas.getByText('Join the elite')).toBeVisible();
    await expect(canvas.getByLabelText('Full name')).toHaveAttribute('autocomplete', 'name');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  },
});

/** While the state of the session is not known yet. */
export const Loading = meta.story({
  render: (props) => (
    <AuthPage content={props.content} isLoading>
      <ModeHost {...props} />
    </AuthPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading$/);
    await expect(canvas.queryByLabelText('E-mail')).not.toBeInTheDocument();
  },
});

/** As the build made it: one waits, and only who is known for a stranger sees the form. */
export const Prerendered = meta.story({
  render: (props) => (
    <AuthPage content={props.content} isLoading isPrerendered>
      <ModeHost {...props} />
    </AuthPage>
  ),
  play: async ({ canvas }) => {
    const root = document.documentElement;
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading$/);
    await expect(canvas.getByLabelText('E-mail')).not.toBeVisible();
    root.dataset['visitor'] = 'stranger';
    await expect(canvas.getByLabelText('E-mail')).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    delete root.dataset['visitor'];
  },
});

/** Both messages of sign-in, and the focus on the first wrong field. */
export const SignInInvalid = meta.story({
  args: { onSignIn: accepts() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@nordfonds');
    await userEvent.type(canvas.getByLabelText('Password'), '12345{Enter}');
    await expect(await canvas.findByText('Invalid email address')).toBeVisible();
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Invalid email address');
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

/** All four messages of sign-up at once. */
export const SignUpInvalid = meta.story({
  args: { mode: 'signup', onSignUp: accepts() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'A');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@nordfonds');
    await userEvent.type(canvas.getByLabelText('Password'), '1234');
    await userEvent.type(canvas.getByLabelText('Confirm password'), '123456{Enter}');
    await expect(await canvas.findByText('Name must be at least 2 characters')).toBeVisible();
    await expect(canvas.getByText('Invalid email address')).toBeVisible();
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(canvas.getByText("Passwords don't match")).toBeVisible();
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
});

/** A confirmation that differs is forgiven as soon as the first password is changed to match it. */
export const ConfirmationMatchesAgain = meta.story({
  args: { mode: 'signup' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Mika Specimen');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mika@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a sentence');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'a sentence is better{Enter}');
    await expect(await canvas.findByText("Passwords don't match")).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password'), ' is better');
    await waitFor(() => expect(canvas.queryByText("Passwords don't match")).not.toBeInTheDocument());
  },
});

/** On its way, also for ever: Enter held down and a second press send nothing more. */
export const SigningIn = meta.story({
  args: { onSignIn: neverAnswers() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), ' anna@example.com ');
    await userEvent.type(canvas.getByLabelText('Password'), 'a sentence{Enter}{Enter}{Enter}');
    const button = await canvas.findByRole('button', { name: 'Signing in...' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
    await expect(args.onSignIn).toHaveBeenCalledWith({ email: 'anna@example.com', password: 'a sentence' });
    await expect(canvas.getByLabelText('Password')).toHaveValue('a sentence');
  },
});

/** A refusal: the service's sentence in a toast and at the button; what was typed stays. */
export const SignInFails = meta.story({
  args: { onSignIn: refuses('Invalid login credentials') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong words{Enter}');
    await expect(await screen.findByText('Sign in failed')).toBeVisible();
    await expect(canvas.getByText('Invalid login credentials', { selector: 'form *' })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('anna@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong words');
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
});

/** An address that was never confirmed: the link can be sent again, once at a time. */
export const NotConfirmed = meta.story({
  args: { onSignIn: refuses('Email not confirmed'), onResend: accepts() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a sentence{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }));
    await expect(args.onResend).toHaveBeenCalledTimes(1);
    await expect(args.onResend).toHaveBeenCalledWith({ email: 'anna@example.com' });
  },
});

/** Sign-up went well: the toast, then sign-in with the address in place and the link to be sent again. */
export const SignedUp = meta.story({
  args: { mode: 'signup', onSignUp: accepts(), onModeChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Mika Specimen');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mika@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a sentence');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'a sentence{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toHaveFocus();
    await expect(await screen.findByText('Check your email')).toBeVisible();
    await expect(screen.getByText("We've sent you a confirmation link to complete your registration.")).toBeVisible();
    await expect(args.onModeChange).toHaveBeenCalledWith('signin');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('mika@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  },
});

/** Sign-up was refused: the form stays as it was typed. */
export const SignUpFails = meta.story({
  args: { mode: 'signup', onSignUp: refuses('User already registered') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'نورة 🦊');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mika@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a sentence');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'a sentence{Enter}');
    await expect(await screen.findByText('Sign up failed')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Create Account' })).toBeVisible();
    await expect(canvas.getByLabelText('Full name')).toHaveValue('نورة 🦊');
    await expect(canvas.getByLabelText('Confirm password')).toHaveValue('a sentence');
  },
});

/** A request that broke on its way says so in words of ours. */
export const Unreachable = meta.story({
  args: { onSignIn: breaks() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a sentence{Enter}');
    await expect(await canvas.findByText(auth.fallback, { selector: 'form *' })).toBeVisible();
  },
});

/** Toggling keeps the address, and the heading stays where it is. */
export const Toggled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByText('Welcome back').getBoundingClientRect();
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@example.com');
    await userEvent.click(canvas.getByRole('button', { name: auth.signIn.toggle }));
    await expect(canvas.getByRole('heading', { name: 'Create Account' })).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('anna@example.com');
    await expect(canvas.getByText('Join the elite').getBoundingClientRect().top).toBe(before.top);
    await userEvent.click(canvas.getByRole('button', { name: auth.signUp.toggle }));
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('anna@example.com');
  },
});

/** 'Forgot password?', with the request on its way. */
export const RequestingReset = meta.story({
  args: { onRequestReset: neverAnswers() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('anna@example.com');
    await userEvent.type(canvas.getByLabelText('E-mail'), '{Enter}{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toBeVisible();
    await expect(args.onRequestReset).toHaveBeenCalledTimes(1);
  },
});

/** The request was taken; nothing is said about whether there is an account. */
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

/** The new password of a recovery session, with both of its messages. */
export const NewPasswordInvalid = meta.story({
  args: { mode: 'reset', accountEmail: people.robin.email, onSetPassword: accepts() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/robin@example\.com/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New password'), '12345');
    await userEvent.type(canvas.getByLabelText('Confirm password'), '123456{Enter}');
    await expect(await canvas.findByText('Password must be at least 6 characters')).toBeVisible();
    await expect(canvas.getByText("Passwords don't match")).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await expect(args.onSetPassword).not.toHaveBeenCalled();
  },
});

/** The new password is saved. */
export const NewPasswordSaved = meta.story({
  args: { mode: 'reset', accountEmail: people.robin.email, onSetPassword: accepts() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'a sentence');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'a sentence{Enter}');
    await expect(await screen.findByText(auth.reset.successToast.title)).toBeVisible();
    await expect(args.onSetPassword).toHaveBeenCalledTimes(1);
  },
});

/** The way out of a recovery session without a new password. */
export const NewPasswordAbandoned = meta.story({
  args: { mode: 'reset', accountEmail: people.robin.email, onAbandonReset: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: auth.reset.abandon }));
    await expect(args.onAbandonReset).toHaveBeenCalledTimes(1);
  },
});

/** A mailed link that works no more: a new one can be had for the address. */
export const LinkExpired = meta.story({
  args: { mode: 'link-expired', onResend: accepts() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@example.com{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(args.onResend).toHaveBeenCalledWith({ email: 'anna@example.com' });
  },
});

/** Long words and a long address break inside their column, down to 320 px. */
export const LongGerman = meta.story({
  args: {
    mode: 'reset',
    accountEmail: people.maximiliane.email,
    content: {
      ...auth,
      brand: { name: 'Vermögensverwaltungsgesellschaft Musterstadt', href: '/' },
      reset: { ...auth.reset, heading: 'Kennwortwiederherstellung', submit: 'Kennwort unwiderruflich überschreiben' },
      labels: { ...auth.labels, newPassword: 'Neues Kennwort für die Vermögensverwaltungsgesellschaft' },
    },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** The fewest words. */
export const Short = meta.story({
  args: {
    content: {
      ...auth,
      brand: { name: 'Ada', href: '/' },
      signIn: { ...auth.signIn, subtitle: 'Hello', toggle: 'New?', forgot: 'Lost it?' },
    },
  },
});

/** The narrowest screen: the drawing is a strip above the form. */
export const Narrow = meta.story({ ...narrow, args: { mode: 'signup' } });

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** By keyboard alone: brand, fields, button, then the other ways, in the order in which they stand. */
export const KeyboardWalk = meta.story({
  play: async ({ canvas, userEvent }) => {
    const stops = [
      canvas.getByRole('link', { name: auth.brand.name }),
      canvas.getByLabelText('E-mail'),
      canvas.getByLabelText('Password'),
      canvas.getByRole('button', { name: 'Sign In' }),
      canvas.getByRole('button', { name: auth.signIn.toggle }),
      canvas.getByRole('button', { name: 'Forgot password?' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: auth.resetRequest.heading })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
});

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
