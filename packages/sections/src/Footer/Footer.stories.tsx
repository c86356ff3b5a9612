import { expect } from 'storybook/test';
import { footer } from '@podium/brands/legal-tender/content/footer.ts';
import { uiTexts } from '@podium/brands/legal-tender/content/uiTexts.ts';
import preview from '@podium/storybook/preview';
import { withWrapper } from '@podium/storybook/withWrapper';
import { UiTextsProvider } from '@podium/ui/locale/UiTexts';
import { Footer } from './Footer.tsx';

const meta = preview.meta({
  component: Footer,
  args: { content: footer },
  decorators: [withWrapper(<UiTextsProvider value={uiTexts}>{null}</UiTextsProvider>)],
});

/** Four lists, the legal entity, the legal line with the year, the theme switch and the wordmark (REQ-NAV-6). */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    await expect(canvas.getByText(/^© 20\d\d /)).toHaveTextContent(footer.entity.name);
  },
});

/** For signed-in users the list of investments ends with the deals (REQ-NAV-6). */
export const SignedIn = meta.story({
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Deals' })).toHaveAttribute('href', '/deals');
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
  },
});

/** A name of more than 24 letters wraps. */
export const LongName = meta.story({
  args: { content: { ...footer, wordmark: 'Maximilian-Alexander von Hohenfels-Wittelsbach' } },
});
