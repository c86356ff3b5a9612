import { expect, screen, waitFor } from 'storybook/test';
import { THANK_YOU_MS } from '@podium/data/schemas/speakingInquiry';
import { speakingPage } from '@podium/data/content/speakingPage';
import { speakingRider } from '@podium/data/content/speakingRider';
import { accepts, breaks, neverAnswers, refuses } from '@podium/storybook/answers';
import { letterStates } from '@podium/storybook/letterStates';
import preview from '@podium/storybook/preview';
import { narrow, rightToLeft } from '@podium/storybook/states';
import { SpeakingRider } from '../SpeakingRider/SpeakingRider.tsx';
import { SpeakingInquiry, type SpeakingInquiryContent } from './SpeakingInquiry.tsx';

const { form } = speakingPage;
const { heading, text, keepOpen } = form.thankYou;

const meta = preview.meta({
  component: SpeakingInquiry,
  args: { content: speakingPage, rider: <SpeakingRider content={speakingRider} />, onSubmit: accepts() },
});

const inquiry = {
  name: 'Annika Lindqvist',
  email: 'a.lindqvist@example.com',
  message: 'Two hundred owners who have never sold anything.',
};

const { write, send, ...states } = letterStates(form, inquiry);

/** Waiting for an inquiry: every answer of the three questions is in sight, and none has to be given. */
export const Idle = meta.story({
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

/** One letter, no address, nine characters: each field says what is wrong, and the first takes the focus. */
export const Invalid = meta.story({
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

/** An empty form is stopped with the same three messages. */
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

/** The focus goes to the first wrong field, wherever it stands; put right, its message goes. */
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

/** What is longer than its limit says so and is not cut off. */
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

/** As long as may be: accepted. */
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

/** On its way: the button says so, and a second press, or Enter held down, sends nothing more. */
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

/** Two presses on the button are one inquiry, also when the answer is quick. */
export const DoubleSubmit = meta.story(states.doubleSubmit);

/** Every answer given: they leave under the names of the wire, without the spaces around them. */
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

/** A chip pressed twice is no answer; what stays empty leaves as ''. */
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

/** Sent: thanks in the form's place and of its height, said once. */
export const Success = meta.story({
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

/** The thanks stand for exactly five seconds; then the form is there again, empty, and the focus with it. */
export const Returns = meta.story({
  play: async (stage) => {
    const { canvas, userEvent, clock } = stage;
    await write(stage);
    await userEvent.click(canvas.getByRole('radio', { name: 'Workshop' }));
    await send(stage);
    await expect(await canvas.findByText(heading)).toBeVisible();
    await clock.tick(THANK_YOU_MS - 1);
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

/** 'Keep this open' stops the return for as long as one wants; let go, the five seconds begin again. */
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
    await clock.tick(THANK_YOU_MS - 1);
    await expect(canvas.getByText(heading)).toBeVisible();
    await clock.tick(1);
    await waitFor(() => expect(canvas.queryByText(heading)).not.toBeInTheDocument());
    await expect(canvas.getByRole('group', { name: form.heading })).toHaveFocus();
  },
});

/** Kept open after two of five seconds: the ribbon stands. */
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

/** Under reduced motion the thanks are there at once. */
export const ReducedMotion = meta.story(states.thankedWithoutMotion);

/** Refused without a reason: the fixed words as a toast and below the button, and the form keeps everything. */
export const Failure = meta.story({
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
  },
});

/** Refused with a reason, which is said; sent again, it goes through. */
export const FailureThenSuccess = meta.story(states.failureThenSuccess);

/** Asked too often: the service's own sentence in the toast, and below the button when the toast has gone. */
export const TooManyRequests = meta.story(states.tooManyRequests);

/** A call that breaks is a failure like any other. */
export const Broken = meta.story({
  args: { onSubmit: breaks() },
  play: async (stage) => {
    await write(stage);
    await send(stage);
    await expect(await screen.findByText('Please try again later.')).toBeVisible();
    await expect(stage.canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(inquiry.name);
  },
});

/** From the first field to the button without a mouse: the chips of a question are one stop, arrows choose. */
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

const long: SpeakingInquiryContent = {
  ...speakingPage,
  heading: 'Podiumsdiskussionsveranstaltungen brauchen Geschäftsabschlüsse',
  lede: `${speakingPage.lede} ${speakingPage.lede}`,
  form: {
    ...form,
    heading: 'Vortragsanfrageformular',
    submit: 'Vortragsanfrage unverbindlich absenden',
    note: `${form.note} ${form.note}`,
    options: {
      ...form.options,
      event_type: [
        { value: 'corporate', label: 'Unternehmensnachfolgeveranstaltungsreihe' },
        ...form.options.event_type.slice(2),
      ],
    },
    thankYou: { ...form.thankYou, heading: 'Vortragsanfrage eingegangen!', text: `${text} ${text} ${text}` },
  },
};

/** Words of German length. */
export const Long = meta.story({ args: { content: long } });

const short: SpeakingInquiryContent = {
  ...speakingPage,
  heading: 'Ask',
  lede: 'By letter.',
  form: { ...form, heading: 'Inquiry', submit: 'Ask', note: 'Read by one person.' },
};

/** The fewest words. */
export const Short = meta.story({ args: { content: short } });

/** The thanks for them, on the narrowest screen. */
export const LongThanks = meta.story({
  args: { content: long },
  globals: { viewport: { value: 'narrow' } },
  play: async (stage) => {
    await write(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: long.form.submit }));
    await expect(await stage.canvas.findByText(long.form.thankYou.heading)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The narrowest screen: house, form and rider below one another. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);
