import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { contactPage } from '@podium/data/content/contactPage';
import { type InquiryType, MAXIMUM_CONTACT_MESSAGE, MAXIMUM_CONTACT_NAME } from '@podium/data/schemas/contact';
import { SUCCESS_PANEL_MS } from '@podium/data/schemas/speakingInquiry';
import { accepts, neverAnswers, refuses } from '@podium/storybook/answers';
import { expectEmailOffer } from '@podium/storybook/emailFallback';
import { formStates, type Stage } from '@podium/storybook/formStates';
import preview from '@podium/storybook/preview';
import { sealFor } from '@podium/ui/press/seal';
import { ContactForm } from './ContactForm.tsx';

const { form } = contactPage;
const { heading, text, keepOpen } = form.successPanel;

const meta = preview.meta({
  component: ContactForm,
  args: {
    content: contactPage,
    postmark: sealFor('event', { id: 'vienna-capital', date: '2025-09-11', attendees: 1200, topics: ['AI', 'M&A'] }),
    onSubmit: accepts(),
  },
});

const answers = {
  name: 'Bartholomäus Freiherr von Schwarzenberg',
  email: 'b.schwarzenberg@example.com',
  message: 'We print a magazine about companies that were mended.',
};

const { write, send, ...states } = formStates(form, answers);

async function choose({ canvas, userEvent }: Stage, kind: InquiryType) {
  const tab = form.tabs.find(({ value }) => value === kind);
  await userEvent.click(canvas.getByRole('tab', { name: tab?.label }));
}

/** Empty, with the general tab selected. The address is a link on one line at every width. */
export const Idle = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(contactPage.heading);
    const address = canvas.getByRole('link', { name: contactPage.address.label });
    await expect(address).toHaveAttribute('href', contactPage.address.href);
    await expect(address.getClientRects()).toHaveLength(1);
    await expect(canvas.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('48')).toBeVisible();
    await expect(canvas.getByText('hours at most, for dates')).toBeVisible();
    for (const name of ['Name', 'E-mail', 'Message']) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    }
    for (const name of ['Phone (optional)', 'Company (optional)']) {
      await expect(canvas.getByRole('textbox', { name })).not.toBeRequired();
    }
    const aside = canvas.getByRole('complementary', { name: contactPage.margin.label });
    for (const { link } of contactPage.margin.direct) {
      await expect(within(aside).getByRole('link', { name: link.label })).toHaveAttribute('href', link.href);
    }
  },
});

/** The tab changes the placeholder and keeps the values. */
export const FourTabs = meta.story({
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const message = canvas.getByRole('textbox', { name: 'Message' });
    for (const { value, placeholder } of form.tabs) {
      await choose(stage, value);
      await expect(message).toHaveAttribute('placeholder', placeholder);
    }
    await expect(form.tabs.map(({ placeholder }) => placeholder)).toEqual([
      'Who you are, what you need, by when.',
      'The date, the city, the room, and who sits in it.',
      'Your outlet, your deadline, your first question.',
      'What you bring, what you want, what you have tried.',
    ]);
    await write(stage);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone (optional)' }), '+43 1');
    await choose(stage, 'media');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(answers.name);
    await expect(canvas.getByRole('textbox', { name: 'Phone (optional)' })).toHaveValue('+43 1');
    await expect(message).toHaveValue(answers.message);
  },
});

/** The speaking tab. */
export const Speaking = meta.story({ play: (stage) => choose(stage, 'speaking') });

/** The media tab. */
export const Media = meta.story({ play: (stage) => choose(stage, 'media') });

/** The partnership tab. */
export const Partnership = meta.story({ play: (stage) => choose(stage, 'partnership') });

/** Values that are too short or malformed: each field shows its message, and the first has focus. */
export const Invalid = meta.story({
  tags: ['visual'],
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    const { canvas } = stage;
    await write(stage, { name: 'B', email: 'b.schwarzenberg', message: 'Next week' });
    await send(stage);
    await expect(await canvas.findByText('Name must be at least 2 characters')).toBeVisible();
    await expect(canvas.getByText('Invalid email address')).toBeVisible();
    await expect(canvas.getByText('Message must be at least 10 characters')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Values above a limit show a message and are not truncated. */
export const TooLong = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    const { canvas, userEvent } = stage;
    await write(stage, {
      name: 'n'.repeat(MAXIMUM_CONTACT_NAME + 1),
      email: `${'e'.repeat(60)}@${`${'x'.repeat(60)}.`.repeat(4)}example`,
      message: 'm'.repeat(MAXIMUM_CONTACT_MESSAGE + 1),
    });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Phone (optional)' }));
    await userEvent.paste('0'.repeat(51));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Company (optional)' }));
    await userEvent.paste('c'.repeat(201));
    await send(stage);
    await expect(await canvas.findByText('Name must be at most 100 characters')).toBeVisible();
    await expect(canvas.getByText('Email must be at most 255 characters')).toBeVisible();
    await expect(canvas.getByText('Phone must be at most 50 characters')).toBeVisible();
    await expect(canvas.getByText('Company must be at most 200 characters')).toBeVisible();
    await expect(canvas.getByText('Message must be at most 1000 characters')).toBeVisible();
    await expect(canvas.getByText('1,001 of 1,000')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Values at the minimum and maximum lengths are accepted. */
export const Limits = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    const { canvas, clock } = stage;
    const shortest = { name: 'Bo', email: answers.email, message: 'Call me up' };
    await write(stage, shortest);
    await send(stage);
    await expect(await canvas.findByText(heading)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining(shortest));
    await clock.tick(SUCCESS_PANEL_MS);
    await canvas.findByRole('textbox', { name: 'Name' });
    const longest = { ...shortest, name: 'n'.repeat(100), message: 'm'.repeat(1000) };
    await write(stage, longest);
    await send(stage);
    await expect(await canvas.findByText(heading)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining(longest));
  },
});

/** Submits the names of the request body, with the tab as the kind of inquiry. */
export const EveryAnswer = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    const { canvas, userEvent } = stage;
    await choose(stage, 'partnership');
    await write(stage, { ...answers, message: `  ${answers.message}\n` });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone (optional)' }), '+43 1 000 00');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company (optional)' }), 'Gebessert');
    await send(stage);
    await expect(await canvas.findByText(heading)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...answers,
      phone: '+43 1 000 00',
      company: 'Gebessert',
      inquiry_type: 'partnership',
    });
  },
});

/** Empty optional fields are sent as '', with the first tab as the kind of inquiry. */
export const FewestAnswers = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    await write(stage);
    await send(stage);
    await expect(await stage.canvas.findByText(heading)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...answers, phone: '', company: '', inquiry_type: 'general' });
  },
});

/** Pending: the button says so, a second press is ignored, fields and tabs are read-only. */
export const Submitting = meta.story({
  args: { onSubmit: neverAnswers() },
  play: async ({ args, ...stage }) => {
    const { canvas, userEvent } = stage;
    await write(stage);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Enter>5/}');
    const button = await canvas.findByRole('button', { name: form.submitting });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.dblClick(button);
    await choose(stage, 'media');
    await expect(canvas.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), ' And more.');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(answers.message);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

/** A double click submits once, also with a fast response. */
export const DoubleSubmit = meta.story(states.doubleSubmit);

/** Submitted: the success panel replaces tabs and form, and is announced once. */
export const Success = meta.story({
  tags: ['visual'],
  play: async (stage) => {
    const { canvas } = stage;
    await write(stage);
    await send(stage);
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(`${heading}${text}${keepOpen}`);
    await expect(canvas.getByRole('group', { name: contactPage.heading })).toHaveFocus();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
});

/** The success panel is shown for exactly five seconds; then the form again, empty, on its first tab. */
export const Returns = meta.story({
  play: async (stage) => {
    const { canvas, clock } = stage;
    await choose(stage, 'media');
    await write(stage);
    await send(stage);
    await expect(await canvas.findByText(heading)).toBeVisible();
    await clock.tick(SUCCESS_PANEL_MS - 1);
    await expect(canvas.getByText(heading)).toBeVisible();
    await clock.tick(1);
    await waitFor(() => expect(canvas.queryByText(heading)).not.toBeInTheDocument());
    for (const field of await canvas.findAllByRole('textbox')) await expect(field).toHaveValue('');
    await expect(canvas.getByText('0 of 1,000')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('group', { name: contactPage.heading })).toHaveFocus();
  },
});

/** 'Keep this open' stops the return. */
export const KeepThisOpen = meta.story({
  play: async (stage) => {
    const { canvas, userEvent, clock } = stage;
    await write(stage);
    await send(stage);
    await clock.tick(1000);
    await userEvent.click(await canvas.findByRole('button', { name: keepOpen }));
    await clock.tick(60_000);
    await expect(canvas.getByText(heading)).toBeVisible();
  },
});

/**
 * The service does not answer: a fixed message as a toast and below the button. The form keeps its values and its tab,
 * and they can be sent by e-mail.
 */
export const Failure = meta.story({
  tags: ['visual'],
  args: { onSubmit: refuses() },
  play: async (stage) => {
    const { canvas } = stage;
    await choose(stage, 'speaking');
    await write(stage);
    await send(stage);
    await expect(await screen.findByText('Submission Failed')).toBeVisible();
    await expect(screen.getByText('Please try again later.')).toBeVisible();
    await expect(canvas.getByText('Submission Failed. Please try again later.')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Speaking' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(answers.name);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(answers.message);
    await expect(canvas.getByRole('button', { name: form.submit })).toHaveFocus();
    await expectEmailOffer(
      canvas,
      form.emailFallback,
      ['Kind of letter: Speaking', `Name: ${answers.name}`, `E-mail: ${answers.email}`, '', answers.message].join('\n'),
    );
  },
});

/** The offered e-mail follows later changes, and its text can be copied. */
export const FailureThenEmail = meta.story({
  args: { onSubmit: refuses() },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await write(stage);
    await send(stage);
    await canvas.findByText(form.emailFallback.text);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Company (optional)' }));
    await userEvent.paste('Gebessert & Söhne');
    await choose(stage, 'media');
    const body = [
      'Kind of letter: Media',
      `Name: ${answers.name}`,
      `E-mail: ${answers.email}`,
      'Company: Gebessert & Söhne',
      '',
      answers.message,
    ].join('\n');
    await expectEmailOffer(canvas, form.emailFallback, body);
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(canvas.getByRole('button', { name: form.emailFallback.copy }));
    await expect(await canvas.findByRole('button', { name: form.emailFallback.copied })).toHaveFocus();
    await expect(clipboard).toHaveBeenLastCalledWith(body);
    clipboard.mockRejectedValueOnce(new Error('NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: form.emailFallback.copied }));
    await expect(await canvas.findByRole('button', { name: form.emailFallback.copyFailed })).toHaveFocus();
    clipboard.mockRestore();
  },
});

/** Rejected with a message; after a correction it succeeds. */
export const FailureThenSuccess = meta.story(states.failureThenSuccess);

/** Rate limited: the service's message in the toast, and below the button after the toast has gone. */
export const TooManyRequests = meta.story(states.tooManyRequests);

/** Keyboard only, from the tabs to the button: arrow keys select the kind of inquiry. */
export const Keyboard = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    const { canvas, userEvent } = stage;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: contactPage.address.label })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'General' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Media' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(answers.name);
    await userEvent.tab();
    await userEvent.keyboard(answers.email);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    await userEvent.keyboard(answers.message);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(heading)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ ...answers, inquiry_type: 'media' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: keepOpen })).toHaveFocus();
  },
});
