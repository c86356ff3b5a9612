import { expect, fn } from 'storybook/test';
import { brand } from '@podium/data/content/brand';
import { newsletterResult } from '@podium/data/content/newsletterResult';
import type { Outcome } from '@podium/data/schemas/outcome';
import { accepts, neverAnswers, refuses, tooMany } from '@podium/storybook/answers';
import preview from '@podium/storybook/preview';
import { expectStillness, keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { PlainPage } from '../PlainPage/PlainPage.tsx';
import { NewsletterResult, type NewsletterResultProps } from './NewsletterResult.tsx';

const meta = preview.meta({
  component: NewsletterResult,
  args: {
    task: 'confirm' as NewsletterResultProps['task'],
    content: newsletterResult.confirm,
    hasToken: true,
    onSubmit: accepts(),
  },
  decorators: [
    (Story) => (
      <PlainPage brand={{ name: brand.name, href: '/' }}>
        <Story />
      </PlainPage>
    ),
  ],
});

const { confirm, unsubscribe } = newsletterResult;

/** Asks before it confirms: a mail program that fetches links must not answer for the reader. */
export const Asking = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(confirm.asking.heading);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** On its way: further presses send nothing. */
export const Confirming = meta.story({
  args: { onSubmit: neverAnswers() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm.asking.action }));
    await userEvent.click(await canvas.findByRole('button', { name: confirm.working }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

/** Confirmed: the seal is cut and comes into register, and the heading takes the focus. */
export const Confirmed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm.asking.action }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'In register' });
    await expect(heading).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: confirm.home.label })).toHaveAttribute('href', '/');
  },
});

/** The link has expired or was used before: nothing is left to press. */
export const Refused = meta.story({
  args: { onSubmit: refuses('This link has expired.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm.asking.action }));
    await expect(await canvas.findByRole('heading', { level: 1, name: confirm.refused.heading })).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** No answer: the same can be tried again. */
export const Failed = meta.story({
  args: { onSubmit: refuses() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm.asking.action }));
    await expect(await canvas.findByRole('heading', { level: 1, name: confirm.failed.heading })).toBeVisible();
    await expect(canvas.getByRole('button', { name: confirm.failed.action })).toBeVisible();
  },
});

/** Asked too often: the link still holds, so the page says when, and the same button waits. */
export const TooManyRequests = meta.story({
  args: { onSubmit: fn(() => Promise.resolve<Outcome>({ ok: false, message: tooMany, isLimited: true })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm.asking.action }));
    await expect(await canvas.findByRole('heading', { level: 1, name: confirm.limited.heading })).toHaveFocus();
    await expect(canvas.getByText(tooMany)).toBeVisible();
    await expect(canvas.getByRole('button', { name: confirm.failed.action })).toBeVisible();
  },
});

let answers: Outcome[] = [];

/** Tried again, it goes through. */
export const FailedThenConfirmed = meta.story({
  args: { onSubmit: fn(() => Promise.resolve(answers.shift() ?? { ok: true })) },
  beforeEach: () => {
    answers = [{ ok: false }];
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm.asking.action }));
    await userEvent.click(await canvas.findByRole('button', { name: confirm.failed.action }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'In register' })).toBeVisible();
  },
});

/** Half a link: there is nothing to confirm, and the page says so. */
export const Incomplete = meta.story({
  args: { hasToken: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: confirm.incomplete.heading })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Asks before it takes an address off the list. */
export const Unsubscribing = meta.story({ args: { task: 'unsubscribe', content: unsubscribe } });

/** Off the list. */
export const Unsubscribed = meta.story({
  args: { task: 'unsubscribe', content: unsubscribe },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: unsubscribe.asking.action }));
    await expect(await canvas.findByRole('heading', { level: 1, name: unsubscribe.done.heading })).toHaveFocus();
  },
});

/** Taking off the list failed; it can be tried again. */
export const UnsubscribeFailed = meta.story({
  args: { task: 'unsubscribe', content: unsubscribe, onSubmit: refuses() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: unsubscribe.asking.action }));
    await expect(await canvas.findByRole('button', { name: unsubscribe.failed.action })).toBeVisible();
  },
});

/** Long words break, long labels wrap. */
export const LongContent = meta.story({
  args: {
    content: {
      ...confirm,
      asking: {
        heading: 'Vermögensverwaltungsgesellschaft bestätigen?',
        text: `${confirm.asking.text} ${confirm.asking.text}`,
        action: 'Confirm this address and the other one that was given in May',
      },
    },
  },
});

/** The fewest words. */
export const Short = meta.story({
  args: { content: { ...confirm, asking: { heading: 'Yes?', text: 'One press.', action: 'Yes' } } },
});

/** Under reduced motion the seal is in register from the start. */
export const ReducedMotion = meta.story({
  globals: reducedMotion.globals,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirm.asking.action }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'In register' })).toBeVisible();
    await expectStillness();
  },
});

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** By keyboard alone: the brand, then the button. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);
