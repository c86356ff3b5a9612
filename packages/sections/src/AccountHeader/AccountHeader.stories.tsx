import { fn } from 'storybook/test';
import { accountHeader } from '@podium/brands/standard/accountHeader.ts';
import { accepts, neverAnswers } from '@podium/storybook/answers';
import preview from '@podium/storybook/preview';
import { AccountHeader } from './AccountHeader.tsx';

const meta = preview.meta({
  component: AccountHeader,
  args: { content: accountHeader, onAccount: fn(), onSignOut: accepts() },
});

/** Used on the application and the deals. */
export const Default = meta.story({ tags: ['visual'] });

export const SigningOut = meta.story({
  tags: ['visual'],
  args: { onSignOut: neverAnswers() },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Sign Out' })),
});
