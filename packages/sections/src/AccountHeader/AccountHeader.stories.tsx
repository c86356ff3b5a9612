import { expect, fn } from 'storybook/test';
import { accountHeader } from '@podium/brands/standard/accountHeader.ts';
import preview from '@podium/storybook/preview';
import { AccountHeader, type AccountHeaderProps } from './AccountHeader.tsx';

type OnSignOut = NonNullable<AccountHeaderProps['onSignOut']>;

const meta = preview.meta({
  component: AccountHeader,
  args: { content: accountHeader, onAccount: fn(), onSignOut: fn<OnSignOut>(() => Promise.resolve({ ok: true })) },
});

/** Used on the application and the deals. */
export const Default = meta.story({ tags: ['visual'] });

/** Pending: further presses have no effect. */
export const SigningOut = meta.story({
  tags: ['visual'],
  args: { onSignOut: fn<OnSignOut>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign Out' }));
    await userEvent.click(canvas.getByRole('button', { name: accountHeader.signingOut }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
});
