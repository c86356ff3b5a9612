import { expect, fn, screen } from 'storybook/test';
import { appBars } from '@podium/data/content/appBars';
import preview from '@podium/storybook/preview';
import { AppBar, type AppBarProps } from './AppBar.tsx';

type OnSignOut = NonNullable<AppBarProps['onSignOut']>;

const meta = preview.meta({
  component: AppBar,
  args: { content: appBars.deals, onSignOut: fn<OnSignOut>(() => Promise.resolve({ ok: true })) },
});

/** Over the deals; signing out says so. */
export const Deals = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Welcome back')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
    await expect(await screen.findByText('Signed out')).toBeVisible();
    await expect(screen.getByText('You have been successfully signed out.')).toBeVisible();
  },
});

/** Over the application. */
export const Application = meta.story({ args: { content: appBars.join } });

/** Without a way to sign out. */
export const WithoutSignOut = meta.story({
  args: { content: appBars.join, onSignOut: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** On the way out; further presses do nothing. */
export const SigningOut = meta.story({
  args: { onSignOut: fn<OnSignOut>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign Out' }));
    await userEvent.click(canvas.getByRole('button', { name: appBars.deals.signingOut }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
});

/** The session could not be ended. */
export const Fails = meta.story({
  args: { onSignOut: fn<OnSignOut>(() => Promise.resolve({ ok: false })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(await screen.findByText(appBars.deals.failureToast.title)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  },
});

/** A long name at 320 px leaves room for the rest. */
export const LongName = meta.story({
  args: {
    content: { ...appBars.deals, brand: { name: 'Vermögensverwaltungsgesellschaft Musterstadt', href: '/' } },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
