import { expect, fn, screen } from 'storybook/test';
import { appBar } from '@podium/data/content/appBar';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion } from '@podium/storybook/states';
import { AppBar, type AppBarProps } from './AppBar.tsx';

type OnSignOut = NonNullable<AppBarProps['onSignOut']>;

const meta = preview.meta({
  component: AppBar,
  args: { content: appBar, onAccount: fn(), onSignOut: fn<OnSignOut>(() => Promise.resolve({ ok: true })) },
});

/** Over the application and the deals; signing out says so. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Welcome back')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
    await expect(await screen.findByText('Signed out')).toBeVisible();
    await expect(screen.getByText('You have been successfully signed out.')).toBeVisible();
  },
});

/** The way to password, address, data and the end of the account. */
export const OpensAccount = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(args.onAccount).toHaveBeenCalledTimes(1);
  },
});

/** Without a way to the account: one button beside both lines. */
export const WithoutAccount = meta.story({ args: { onAccount: undefined } });

/** Without any button. */
export const WithoutButtons = meta.story({
  args: { onAccount: undefined, onSignOut: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** On the way out; further presses do nothing. */
export const SigningOut = meta.story({
  args: { onSignOut: fn<OnSignOut>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign Out' }));
    await userEvent.click(canvas.getByRole('button', { name: appBar.signingOut }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
});

/** The session could not be ended. */
export const Fails = meta.story({
  args: { onSignOut: fn<OnSignOut>(() => Promise.resolve({ ok: false })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(await screen.findByText(appBar.failureToast.title)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  },
});

/** A long name at 320 px leaves room for the rest. */
export const LongName = meta.story({
  args: {
    content: { ...appBar, brand: { name: 'Vermögensverwaltungsgesellschaft Musterstadt', href: '/' } },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** A name of three letters. */
export const Short = meta.story({ args: { content: { ...appBar, brand: { name: 'Ada', href: '/' } } } });

/** By keyboard alone: the brand, the account, the way out. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Right to left: the buttons at the left. */
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
