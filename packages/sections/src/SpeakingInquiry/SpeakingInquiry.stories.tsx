import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { SUCCESS_PANEL_MS } from '@podium/data/schemas/speakingInquiry';
import { speakingPage } from '@podium/data/content/speakingPage';
import { speakingRequirements } from '@podium/data/content/speakingRequirements';
import { accepts, breaks, neverAnswers, refuses } from '@podium/storybook/answers';
import { expectCutEmailOffer, expectEmailOffer } from '@podium/storybook/emailFallback';
import { formStates } from '@podium/storybook/formStates';
import preview from '@podium/storybook/preview';
import { SpeakingRequirements } from '../SpeakingRequirements/SpeakingRequirements.tsx';
import { SpeakingInquiry } from './SpeakingInquiry.tsx';

const { form } = speakingPage;
const { heading, text, keepOpen } = form.successPanel;

const meta = preview.meta({
  component: SpeakingInquiry,
  args: {
    content: speakingPage,
    requirements: <SpeakingRequirements content={speakingRequirements} />,
    onSubmit: accepts(),
  },
});

const inquiry = {
  name: 'Annika Lindqvist',
  email: 'a.lindqvist@example.com',
  message: 'Two hundred owners who have never sold anything.',
};

const { write, send, ...states } = formStates(form, inquiry);

/** Initial state: all answers of the three optional questions are shown. */
export const Idle = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(speakingPage.heading);
    for (const name of ['Name', 'E-mail', 'Message']) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    }
    for (const name of ['Company (optional)', 'Dates (optional)']) {
      await expect(canvas.getByRole('textbox', { name })).not.toBeRequired();
    }
    await expect(canvas.getAllByRole('radio')).toHaveLength(14);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Values that are too short or malformed: each field shows its message, and the first has focus. */
export const Invalid = meta.story({
  tags: ['visual'],
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    const { canvas } = stage;
    await write(stage, { name: 'A', email: 'a.lindqvist', message: 'Monday, 9' });
    await send(stage);
    await expect(await canvas.findByText('Name must be at least 2 characters')).toBeVisible();
    await expect(canvas.getByText('Invalid email address')).toBeVisible();
    await expect(canvas.getByText('Message must be at least 10 characters')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Name must be at least 2 characters',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** An empty form shows the same three messages. */
export const Empty = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    await send(stage);
    await expect(await stage.canvas.findByText('Name must be at least 2 characters')).toBeVisible();
    await expect(stage.canvas.getByText('Invalid email address')).toBeVisible();
    await expect(stage.canvas.getByText('Message must be at least 10 characters')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Focus moves to the first invalid field; once corrected, its message disappears. */
export const WrongMessageOnly = meta.story({
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await write(stage, { ...inquiry, message: 'Soon' });
    await send(stage);
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(message).toHaveFocus());
    await expect(message).toBeInvalid();
    await userEvent.type(message, ', in Vienna');
    await waitFor(() => expect(canvas.queryByText('Message must be at least 10 characters')).not.toBeInTheDocument());
  },
});

/** Values above a limit show a message and are not truncated. */
export const TooLong = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    const { canvas, userEvent } = stage;
    await write(stage, {
      name: 'n'.repeat(201),
      email: `${'e'.repeat(60)}@${`${'x'.repeat(60)}.`.repeat(4)}example`,
      message: 'm'.repeat(5001),
    });
    for (const name of ['Company (optional)', 'Dates (optional)']) {
      await userEvent.click(canvas.getByRole('textbox', { name }));
      await userEvent.paste('c'.repeat(201));
    }
    await send(stage);
    await expect(await canvas.findByText('Name must be at most 200 characters')).toBeVisible();
    await expect(canvas.getByText('Email must be at most 255 characters')).toBeVisible();
    await expect(canvas.getByText('Company must be at most 200 characters')).toBeVisible();
    await expect(canvas.getByText('Date range must be at most 200 characters')).toBeVisible();
    await expect(canvas.getByText('Message must be at most 5000 characters')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('m'.repeat(5001));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Values at the maximum lengths are accepted. */
export const Limits = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    const values = { name: 'n'.repeat(200), email: inquiry.email, message: 'm'.repeat(5000) };
    await write(stage, values);
    await send(stage);
    await expect(await stage.canvas.findByText(heading)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(values));
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

/** A double click submits once, also with a fast response. */
export const DoubleSubmit = meta.story(states.doubleSubmit);

/** Every answer: sent with the names of the request body, trimmed. */
export const EveryAnswer = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    const { canvas, userEvent } = stage;
    await write(stage, { ...inquiry, name: `  ${inquiry.name} ` });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company (optional)' }), 'Nordfonds');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Dates (optional)' }), '12-14 March');
    for (const name of ['Conference', '€25K-50K', '500-1,000']) {
      await userEvent.click(canvas.getByRole('radio', { name }));
    }
    await send(stage);
    await expect(await canvas.findByText(heading)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...inquiry,
      company: 'Nordfonds',
      event_type: 'conference',
      event_date_range: '12-14 March',
      budget_range: '25k-50k',
      audience_size: '500-1000',
    });
  },
});

/** Pressing a chip twice clears it; empty answers are sent as ''. */
export const FewestAnswers = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    const { canvas, userEvent } = stage;
    await write(stage);
    await userEvent.click(canvas.getByRole('radio', { name: 'Keynote' }));
    await expect(canvas.getByRole('radio', { name: 'Keynote' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Keynote' }));
    await expect(canvas.getByRole('radio', { name: 'Keynote' })).not.toBeChecked();
    await send(stage);
    await expect(await canvas.findByText(heading)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...inquiry,
      company: '',
      event_type: '',
      event_date_range: '',
      budget_range: '',
      audience_size: '',
    });
  },
});

/** Submitted: the success panel replaces the form at the same height and is announced once. */
export const Success = meta.story({
  tags: ['visual'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await write(stage);
    await userEvent.click(canvas.getByRole('radio', { name: 'Workshop' }));
    const place = canvas.getByRole('group', { name: form.heading });
    const { height } = place.getBoundingClientRect();
    await send(stage);
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(`${heading}${text}${keepOpen}`);
    await expect(status.getBoundingClientRect().height).toBe(height);
    await expect(place).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
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

/** 'Keep this open' stops the return; releasing it restarts the five seconds (REQ-FORM-3). */
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
    await userEvent.click(keep);
    await clock.tick(SUCCESS_PANEL_MS - 1);
    await expect(canvas.getByText(heading)).toBeVisible();
    await clock.tick(1);
    await waitFor(() => expect(canvas.queryByText(heading)).not.toBeInTheDocument());
    await expect(canvas.getByRole('group', { name: form.heading })).toHaveFocus();
  },
});

/** Kept open after two of five seconds: the ribbon stops. */
export const Kept = meta.story({
  play: async (stage) => {
    const { canvas, userEvent, clock } = stage;
    await write(stage);
    await send(stage);
    const keep = await canvas.findByRole('button', { name: keepOpen });
    await clock.tick(2000);
    await userEvent.click(keep);
    await clock.tick(60_000);
    await expect(canvas.getByText(text)).toBeVisible();
    const ribbon = canvas.getByRole('status').querySelector<HTMLElement>('[style]');
    await expect(ribbon?.style.getPropertyValue('--left')).toBe('0.6');
  },
});

/**
 * The service does not answer: a fixed message as a toast and below the button. The values are kept and can be sent by
 * e-mail.
 */
export const Failure = meta.story({
  tags: ['visual'],
  args: { onSubmit: refuses() },
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

/** Five thousand characters exceed a link: the e-mail is truncated and says so, the copy is complete. */
export const FailureTooLongForALink = meta.story({
  args: { onSubmit: refuses() },
  play: async (stage) => {
    const { canvas } = stage;
    const message = 'Für Gründer, die noch nie verkauft haben. '.repeat(120).slice(0, 5000).trim();
    await write(stage, { ...inquiry, message });
    await send(stage);
    const start = `Name: ${inquiry.name}\nE-mail: ${inquiry.email}\n\n${message.slice(0, 800)}`;
    await expectCutEmailOffer(canvas, form.emailFallback, start);
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    const copy = canvas.getByRole('button', { name: form.emailFallback.copy });
    await stage.userEvent.click(copy);
    await expect(clipboard).toHaveBeenCalledWith(expect.stringContaining(message));
    clipboard.mockRestore();
    // Toasts that come later scroll to the focused element; the picture shows the whole page only from its top.
    copy.blur();
    window.scrollTo(0, 0);
  },
});

/** Rejected with a message; a retry succeeds. */
export const FailureThenSuccess = meta.story(states.failureThenSuccess);

/** Rate limited: the service's message in the toast, and below the button after the toast has gone. */
export const TooManyRequests = meta.story(states.tooManyRequests);

/** A call that throws is handled as a failure. */
export const Broken = meta.story({
  args: { onSubmit: breaks() },
  play: async (stage) => {
    await write(stage);
    await send(stage);
    await expect(await screen.findByText('Please try again later.')).toBeVisible();
    await expect(stage.canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(inquiry.name);
  },
});

/** Keyboard only: the chips of a question are one tab stop with arrow keys inside. */
export const Keyboard = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    const { canvas, userEvent } = stage;
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard(inquiry.name);
    await userEvent.tab();
    await userEvent.keyboard(inquiry.email);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Company (optional)' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Conference' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Corporate' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Under €10K' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Under 100' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(inquiry.message);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(heading)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ ...inquiry, event_type: 'corporate', budget_range: 'under-10k', audience_size: '' }),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: keepOpen })).toHaveFocus();
  },
});
