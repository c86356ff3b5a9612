import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import type { Result } from '@podium/data/schemas/result.ts';
import { proposalNumber } from '@podium/data/schemas/proposal.ts';
import { SUCCESS_PANEL_MS } from '@podium/data/schemas/speakingInquiry.ts';
import { proposal } from '@podium/brands/legal-tender/content/proposal.ts';
import { speakingPage } from '@podium/brands/legal-tender/content/speakingPage.ts';
import { oneSheet } from '@podium/brands/legal-tender/content/oneSheet.ts';
import { speakingRequirements } from '@podium/brands/legal-tender/content/speakingRequirements.ts';
import { accepts, neverAnswers, refuses, tooMany } from '@podium/storybook/answers';
import { expectCutEmailOffer, expectEmailOffer } from '@podium/storybook/emailFallback';
import { recordAnnouncements } from '@podium/storybook/announcements';
import { formStates, type Stage } from '@podium/storybook/formStates';
import preview from '@podium/storybook/preview';
import { SpeakingRequirements } from '../SpeakingRequirements/SpeakingRequirements.tsx';
import * as styles from './Proposal.css.ts';
import { SpeakingInquiry } from './SpeakingInquiry.tsx';

const { form } = speakingPage;
const { heading, text, keepOpen } = form.successPanel;

/** These stories also show the states that all submission forms share. */
const meta = preview.meta({
  component: SpeakingInquiry,
  args: {
    content: speakingPage,
    proposal,
    requirements: <SpeakingRequirements content={speakingRequirements} />,
    oneSheet,
    onSubmit: accepts(),
  },
});

const inquiry = {
  name: 'Annika Lindqvist',
  email: 'a.lindqvist@example.com',
  message: 'Two hundred owners who have never sold anything.',
};

const { write, send, expectSuccess } = formStates(form, inquiry);

/** Initial state: all answers of the three optional questions are shown, and the three rings of the emblem are dotted. */
export const Idle = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expectEmblem(canvasElement, { dotted: 3, layers: 0 });
    for (const name of ['Name', 'E-mail', 'Message']) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    }
    for (const name of ['Company (optional)', 'Dates (optional)']) {
      await expect(canvas.getByRole('textbox', { name })).not.toBeRequired();
    }
    await expect(canvas.getAllByRole('radio')).toHaveLength(14);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('link', { name: /^One-sheet/ })).toHaveAttribute('href', oneSheet.href);
  },
});

const { emblem } = proposal;
// Queries read a space without a line break as a space.
const number = proposal.number.replace('{number}', proposalNumber(inquiry)).replaceAll('\u00a0', ' ');

/** Waits for the emblem that is visible at this width: its dotted circles, and its layers of lines. Not every brand has one. */
async function expectEmblem(root: HTMLElement, expected: { dotted: number; layers: number }) {
  if (!root.querySelector(`.${styles.emblem}`)) return;
  await waitFor(() => {
    const [shown] = [...root.querySelectorAll('svg:has(circle), svg:has(use)')].filter((svg) => svg.checkVisibility());
    const count = (selector: string) => shown?.querySelectorAll(selector).length;
    return expect({ dotted: count('circle'), layers: count('defs') }).toEqual(expected);
  });
}

/** Each answer draws a ring; the circle of an open question stays dotted (REQ-SPK-2). A second press clears an answer. */
export const AllAnswers = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const answer = (name: string) => userEvent.click(canvas.getByRole('radio', { name }));
    const place = canvas.getByRole('group', { name: form.heading });
    const { height } = place.getBoundingClientRect();
    await answer('1,000 and more');
    await answer('€50K and more');
    await answer('Keynote');
    await answer('Keynote');
    await expectEmblem(canvasElement, { dotted: 1, layers: 2 });
    await answer('Conference');
    await expectEmblem(canvasElement, { dotted: 0, layers: 4 });
    await expect(place.getBoundingClientRect().height).toBe(height);
  },
});

/**
 * Values that are too short or malformed: each field shows its message. The first has focus, and a screen reader reads
 * its message only, also after Enter in another invalid field.
 */
export const Invalid = meta.story({
  tags: ['visual'],
  play: async ({ args, canvasElement, ...stage }) => {
    const { canvas, userEvent } = stage;
    await write(stage, { name: 'A', email: 'a.lindqvis', message: 'Monday, 9' });
    const announcements = recordAnnouncements(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 't{Enter}');
    await expect(await canvas.findByText('Name must be at least 2 characters')).toBeVisible();
    await expect(canvas.getByText('Invalid email address')).toBeVisible();
    await expect(canvas.getByText('Message must be at least 10 characters')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Name must be at least 2 characters',
    );
    await expect(announcements).toEqual(['Name must be at least 2 characters']);
    // While the user types in the field, its message is announced.
    await userEvent.keyboard('n{Backspace}');
    await waitFor(() => expect(announcements.slice(1)).toEqual(['Name must be at least 2 characters']));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A value above its limit shows a message and is not truncated. */
export const TooLong = meta.story({
  play: async ({ args, ...stage }) => {
    const { canvas } = stage;
    const message = 'm'.repeat(5001);
    await write(stage, { ...inquiry, message });
    await send(stage);
    await expect(await canvas.findByText('Message must be at most 5000 characters')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Pending: the button says so, and Enter or a second press sends nothing more. */
export const Submitting = meta.story({
  args: { onSubmit: neverAnswers() },
  play: async ({ args, ...stage }) => {
    const { canvas, userEvent } = stage;
    await write(stage);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Enter>5/}');
    const button = await canvas.findByRole('button', { name: form.submitting });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.dblClick(button);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'x');
    await userEvent.click(canvas.getByRole('radio', { name: 'Panel' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(inquiry.name);
    await expect(canvas.getByRole('radio', { name: 'Panel' })).not.toBeChecked();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

function panelOf({ canvas }: Stage): HTMLElement {
  return canvas.getByRole('heading', { name: heading }).parentElement!;
}

/**
 * Submitted once by a double click: the success panel replaces the form at the same height and is announced once. It has
 * the emblem of the answers, the number of both mails, and the emblem as a file (REQ-SPK-2).
 */
export const Success = meta.story({
  tags: ['visual'],
  play: async ({ args, ...stage }) => {
    const { canvas, userEvent } = stage;
    await write(stage);
    for (const name of ['Keynote', '€25K-50K', '500-1,000']) await userEvent.click(canvas.getByRole('radio', { name }));
    const place = canvas.getByRole('group', { name: form.heading });
    const { height } = place.getBoundingClientRect();
    await userEvent.dblClick(canvas.getByRole('button', { name: form.submit }));
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByRole('status').textContent).toBe(`${heading} ${text}`);
    await expect(place).toHaveTextContent(`${number}${heading}${text}${keepOpen}`);
    await expect(place).toHaveTextContent(`Name${inquiry.name}E-mail${inquiry.email}Event typeKeynote`);
    await expect(place).toHaveTextContent(inquiry.message);
    await expect(place.getBoundingClientRect().height).toBe(height);
    await expect(place).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    // The submit button is far down: the page scrolls back to the heading, below the fixed bars.
    const { top } = canvas.getByRole('heading', { name: form.heading }).getBoundingClientRect();
    if (window.scrollY > 0) await expect(top).toBeGreaterThan(104);
    await expect(top).toBeGreaterThan(0);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);

    const save = canvas.queryByRole('button', { name: emblem.save });
    if (!save) return;
    const panel = panelOf(stage);
    await waitFor(() => expect(panel.querySelectorAll('svg use').length).toBeGreaterThan(40));
    const saved = spyOn(URL, 'createObjectURL');
    const download = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(fn());
    await userEvent.click(save);
    await expect(download.mock.contexts[0]).toHaveProperty('download', `proposal-${number.replaceAll(/\D/g, '')}.svg`);
    const [[blob] = []] = saved.mock.calls;
    if (!(blob instanceof Blob)) throw new Error('Nothing was saved.');
    const file = await blob.text();
    const { documentElement: svg } = new DOMParser().parseFromString(file, 'image/svg+xml');
    await expect(svg.querySelectorAll('use')).toHaveLength(panel.querySelectorAll('svg use').length);
    await expect(file).not.toMatch(/class=|var\(|currentcolor/i);
    await expect(svg.querySelector('g')?.getAttribute('stroke')).toMatch(/^(rgb|oklch|color)/);
  },
});

/** All answers, and a message of many lines: it scrolls within the panel, by keyboard too. */
export const SuccessWithLongMessage = meta.story({
  tags: ['visual'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const message = 'Für Gründer, die noch nie verkauft haben.\n'.repeat(60).trim();
    await write(stage, { ...inquiry, message });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Company (optional)' }));
    await userEvent.paste('Rindfleischetikettierungsüberwachungsgesellschaft'.repeat(3));
    await userEvent.click(canvas.getByRole('radio', { name: 'Keynote' }));
    await send(stage);
    const quote = await canvas.findByRole('region', { name: 'Message' });
    await expect(quote.textContent).toBe(message);
    await expect(quote.scrollHeight).toBeGreaterThan(quote.clientHeight);
    await expect(quote.clientHeight).toBeLessThan(160);
    const panel = panelOf(stage);
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
});

/** The success panel is shown for exactly five seconds; then the form again, empty, with focus (REQ-FORM-3). */
export const Returns = meta.story({
  play: async (stage) => {
    const { canvas, userEvent, clock } = stage;
    await write(stage);
    await userEvent.click(canvas.getByRole('radio', { name: 'Workshop' }));
    await send(stage);
    await expect(await canvas.findByText(heading)).toBeVisible();
    await clock.tick(SUCCESS_PANEL_MS - 1);
    await expect(canvas.getByText(heading)).toBeVisible();
    await clock.tick(1);
    await waitFor(() => expect(canvas.queryByText(heading)).not.toBeInTheDocument());
    for (const field of await canvas.findAllByRole('textbox')) await expect(field).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Workshop' })).not.toBeChecked();
    await expect(canvas.getByRole('group', { name: form.heading })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await send(stage);
    await expect(await canvas.findByText('Name must be at least 2 characters')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});

/** 'Keep this open' stops the return and its bar; so do focus and pointer in the panel. Then five seconds (REQ-FORM-3). */
export const KeepThisOpen = meta.story({
  play: async (stage) => {
    const { canvas, userEvent, clock } = stage;
    await write(stage);
    await send(stage);
    const keep = await canvas.findByRole('button', { name: keepOpen, pressed: false });
    await clock.tick(2000);
    await userEvent.click(keep);
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await clock.tick(60_000);
    await expect(canvas.getByText(heading)).toBeVisible();
    const bar = panelOf(stage).querySelector<HTMLElement>('[style]');
    await expect(bar?.style.getPropertyValue('--left')).toBe('0.6');
    await userEvent.click(keep);
    await clock.tick(60_000);
    await userEvent.unhover(keep);
    await clock.tick(60_000);
    await userEvent.hover(canvas.getByText(heading));
    keep.blur();
    await clock.tick(60_000);
    await expect(canvas.getByText(heading)).toBeVisible();
    await userEvent.unhover(canvas.getByText(heading));
    await clock.tick(SUCCESS_PANEL_MS - 1);
    await expect(canvas.getByText(heading)).toBeVisible();
    await clock.tick(1);
    await waitFor(() => expect(canvas.queryByText(heading)).not.toBeInTheDocument());
  },
});

/** The call throws: a fixed message as a toast and below the button. The values are kept and can be sent by e-mail. */
export const Failure = meta.story({
  tags: ['visual'],
  args: { onSubmit: fn(() => Promise.reject(new Error('The network is gone'))) },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await write(stage);
    await userEvent.click(canvas.getByRole('radio', { name: 'Panel' }));
    await send(stage);
    await expect(await screen.findByText('Submission Failed')).toBeVisible();
    await expect(screen.getByText('Please try again later.')).toBeVisible();
    await expect(canvas.getByText('Submission Failed. Please try again later.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(inquiry.name);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(inquiry.message);
    await expect(canvas.getByRole('radio', { name: 'Panel' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: form.submit })).toHaveFocus();
    await expectEmailOffer(
      canvas,
      form.emailFallback,
      [`Name: ${inquiry.name}`, `E-mail: ${inquiry.email}`, 'Event type: Panel', '', inquiry.message].join('\n'),
    );
  },
});

/**
 * Five thousand characters exceed a link: the e-mail is truncated and says so, the copy is complete. Where copying fails,
 * the button says so.
 */
export const FailureTooLongForALink = meta.story({
  args: { onSubmit: refuses() },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const { copy, copied, copyFailed } = form.emailFallback;
    const message = 'Für Gründer, die noch nie verkauft haben. '.repeat(120).slice(0, 5000).trim();
    await write(stage, { ...inquiry, message });
    await send(stage);
    const start = `Name: ${inquiry.name}\nE-mail: ${inquiry.email}\n\n${message.slice(0, 800)}`;
    await expectCutEmailOffer(canvas, form.emailFallback, start);
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(canvas.getByRole('button', { name: copy }));
    await expect(await canvas.findByRole('button', { name: copied })).toHaveFocus();
    await expect(clipboard).toHaveBeenCalledWith(expect.stringContaining(message));
    clipboard.mockRejectedValueOnce(new Error('NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: copied }));
    const failed = await canvas.findByRole('button', { name: copyFailed });
    await expect(failed).toHaveFocus();
    // A fixed scroll position for the picture: the position after focus depends on when the toast appears.
    failed.scrollIntoView({ block: 'center' });
  },
});

const noSuchAddress = 'No mail reaches that address';

/** Rejected with a message; after a correction it succeeds. */
export const FailureThenSuccess = meta.story({
  args: {
    onSubmit: fn(({ email }: { email: string }) =>
      Promise.resolve<Result>(email === inquiry.email ? { ok: true } : { ok: false, message: noSuchAddress }),
    ),
  },
  play: async ({ args, ...stage }) => {
    const { canvas } = stage;
    await write(stage, { ...inquiry, email: inquiry.email.replace(/m$/, 'n') });
    await send(stage);
    await expect(await screen.findByText(noSuchAddress)).toBeVisible();
    await expect(canvas.getByText(`Submission Failed. ${noSuchAddress}`)).toBeVisible();
    await expect(screen.queryByText('Please try again later.')).not.toBeInTheDocument();
    await write(stage, { email: inquiry.email });
    await send(stage);
    await expectSuccess(stage);
    await expect(screen.queryByText(/^Submission Failed/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(form.emailFallback.text)).not.toBeInTheDocument();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});

/** Rate limited: the service's message stays below the button after its toast has gone. */
export const TooManyRequests = meta.story({
  args: { onSubmit: refuses(tooMany, 'rate_limited') },
  play: async ({ clock, ...stage }) => {
    await write(stage);
    await send(stage);
    const atTheForm = await stage.canvas.findByText(`Submission Failed. ${tooMany}`);
    await clock.tick(60_000);
    await expect(atTheForm).toBeVisible();
  },
});
