import { expect } from 'storybook/test';
import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { newsletterResult } from '@podium/brands/legal-tender/content/newsletterResult.ts';
import { accepts, neverAnswers, refuses, tooMany } from '@podium/storybook/answers';
import type { Stage } from '@podium/storybook/formStates';
import preview from '@podium/storybook/preview';
import { withWrapper } from '@podium/storybook/withWrapper';
import { MinimalLayout } from '../MinimalLayout/MinimalLayout.tsx';
import { NewsletterResult, type NewsletterResultProps } from './NewsletterResult.tsx';

const meta = preview.meta({
  component: NewsletterResult,
  args: {
    task: 'confirm' as NewsletterResultProps['task'],
    content: newsletterResult.confirm,
    brandName: brand.name,
    hasToken: true,
    onSubmit: accepts(),
  },
  decorators: [withWrapper(<MinimalLayout brand={{ name: brand.name, href: '/' }}>{null}</MinimalLayout>)],
});

const { confirm, unsubscribe } = newsletterResult;

/** Presses the button, and expects the focus on the heading of the result. */
async function submit({ canvas, userEvent }: Stage, action: string, heading: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: action }));
  await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toHaveFocus();
  await expect(document.title).toBe(`${heading} | ${brand.name}`);
}

/** Requires a press: mail programs that prefetch links must not confirm for the reader. */
export const Asking = meta.story({ tags: ['visual'] });

export const Confirming = meta.story({
  args: { onSubmit: neverAnswers() },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: confirm.asking.action })),
});

/** Confirmed: the emblem is drawn and animated, and the heading receives focus. */
export const Confirmed = meta.story({
  tags: ['visual'],
  play: async (stage) => {
    await submit(stage, confirm.asking.action, 'In register');
    await expect(stage.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The link has expired or was used: no action is left. */
export const Refused = meta.story({
  tags: ['visual'],
  args: { onSubmit: refuses('This link has expired.') },
  play: async (stage) => {
    await submit(stage, confirm.asking.action, confirm.refused.heading);
    await expect(stage.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** No response: a retry is offered. */
export const Failed = meta.story({
  args: { onSubmit: refuses() },
  play: async (stage) => {
    await submit(stage, confirm.asking.action, confirm.failed.heading);
    await expect(stage.canvas.getByRole('button', { name: confirm.failed.action })).toBeVisible();
  },
});

/** Rate limited: the link stays valid, the page says when to retry, and the button stays. */
export const TooManyRequests = meta.story({
  args: { onSubmit: refuses(tooMany, 'rate_limited') },
  play: async (stage) => {
    await submit(stage, confirm.asking.action, confirm.limited.heading);
    await expect(stage.canvas.getByText(tooMany)).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: confirm.failed.action })).toBeVisible();
  },
});

/** The link is incomplete: there is nothing to confirm. */
export const Incomplete = meta.story({ args: { hasToken: false } });

/** Requires a press before unsubscribing. */
export const Unsubscribing = meta.story({ args: { task: 'unsubscribe', content: unsubscribe } });

export const Unsubscribed = meta.story({
  args: { task: 'unsubscribe', content: unsubscribe },
  play: (stage) => submit(stage, unsubscribe.asking.action, unsubscribe.done.heading),
});
