import { expect, fn } from 'storybook/test';
import { investmentDisclaimer } from '@podium/data/content/investmentDisclaimer';
import { privacy } from '@podium/data/content/privacy';
import { terms } from '@podium/data/content/terms';
import preview from '@podium/storybook/preview';
import { LegalText } from './LegalText.tsx';

const meta = preview.meta({ component: LegalText, args: { content: investmentDisclaimer, onBack: fn() } });

/** The disclaimer: Back at the top and at the bottom, contents, and a link to the application (REQ-ROUTE-5). */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(investmentDisclaimer.heading);
    const contents = canvas.getByRole('navigation', { name: 'Contents' });
    await expect(contents.querySelectorAll('a')).toHaveLength(investmentDisclaimer.parts.length);
    for (const link of contents.querySelectorAll('a')) {
      await expect(document.getElementById(link.hash.slice(1))).not.toBeNull();
    }
    const join = canvas.getByRole('link', { name: investmentDisclaimer.closing?.action.label ?? '' });
    await expect(join).toHaveAttribute('href', '/join');
    for (const button of canvas.getAllByRole('button', { name: 'Back' })) await userEvent.click(button);
    await expect(args.onBack).toHaveBeenCalledTimes(2);
  },
});

/** The privacy policy, with its table of retention periods. */
export const Privacy = meta.story({
  args: { content: privacy },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table').length).toBeGreaterThan(0);
  },
});

/** The terms. */
export const Terms = meta.story({ args: { content: terms } });
