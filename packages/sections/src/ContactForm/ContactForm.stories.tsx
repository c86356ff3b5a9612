import { expect, screen, waitFor, within } from 'storybook/test';
import { contactPage } from '@podium/data/content/contactPage';
import { type InquiryType, MAXIMUM_CONTACT_MESSAGE, MAXIMUM_CONTACT_NAME } from '@podium/data/schemas/contact';
import { THANK_YOU_MS } from '@podium/data/schemas/speakingInquiry';
import { accepts, neverAnswers, refuses } from '@podium/storybook/answers';
import { letterStates, type Stage } from '@podium/storybook/letterStates';
import preview from '@podium/storybook/preview';
import { rightToLeft } from '@podium/storybook/states';
import { sealFor } from '@podium/ui/press/seal';
import { ContactForm, type ContactFormContent } from './ContactForm.tsx';

const { form } = contactPage;
const { heading, text, keepOpen } = form.thankYou;

const meta = preview.meta({
  component: ContactForm,
  args: {
    content: contactPage,
    postmark: sealFor('event', { id: 'vienna-capital', date: '2025-09-11', attendees: 1200, topics: ['AI', 'M&A'] }),
    onSubmit: accepts(),
  },
});

const letter = {
  name: 'Bartholomäus Freiherr von Schwarzenberg',
  email: 'b.schwarzenberg@example.com',
  message: 'We print a magazine about companies that were mended.',
};

const { write, send, ...states } = letterStates(form, letter);

async function choose({ canvas, userEvent }: Stage, kind: InquiryType) {
  const tab = form.tabs.find(({ value }) => value === kind);
  await userEvent.click(canvas.getByRole('tab', { name: tab?.label }));
}

/** Waiting for a letter, of the general kind at first. The address is a link of its own. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(contactPage.heading);
    await expect(canvas.getByRole('link', { name: contactPage.address.label })).toHaveAttribute(
      'href',
      contactPage.address.href,
    );
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

/** The tab asks for what that kind of letter needs; what is typed stays. */
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
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(letter.name);
    await expect(canvas.getByRole('textbox', { name: 'Phone (optional)' })).toHaveValue('+43 1');
    await expect(message).toHaveValue(letter.message);
  },
});

/** Speaking. */
export const Speaking = meta.story({ play: (stage) => choose(stage, 'speaking') });

/** Media. */
export const Media = meta.story({ play: (stage) => choose(stage, 'media') });

/** Partnership. */
export const Partnership = meta.story({ play: (stage) => choose(stage, 'partnership') });

/** One letter, no address, nine characters: each field says what is wrong, and the first takes the focus. */
export const Invalid = meta.story({
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

/** What is longer than its limit says so and is not cut off. */
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

/** As short and as long as may be: accepted. */
export const Limits = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    const { canvas, clock } = stage;
    const shortest = { name: 'Bo', email: letter.email, message: 'Call me up' };
    await write(stage, shortest);
    await send(stage);
    await expect(await canvas.findByText(heading)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining(shortest));
    await clock.tick(THANK_YOU_MS);
    await canvas.findByRole('textbox', { name: 'Name' });
    const longest = { ...shortest, name: 'n'.repeat(100), message: 'm'.repeat(1000) };
    await write(stage, longest);
    await send(stage);
    await expect(await canvas.findByText(heading)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining(longest));
  },
});

/** Under the names of the wire, with the tab as the kind of letter. */
export const EveryAnswer = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    const { canvas, userEvent } = stage;
    await choose(stage, 'partnership');
    await write(stage, { ...letter, message: `  ${letter.message}\n` });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone (optional)' }), '+43 1 000 00');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company (optional)' }), 'Gebessert');
    await send(stage);
    await expect(await canvas.findByText(heading)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...letter,
      phone: '+43 1 000 00',
      company: 'Gebessert',
      inquiry_type: 'partnership',
    });
  },
});

/** What stays empty leaves as '', and the first tab is the kind. */
export const FewestAnswers = meta.story({
  args: { onSubmit: accepts() },
  play: async ({ args, ...stage }) => {
    await write(stage);
    await send(stage);
    await expect(await stage.canvas.findByText(heading)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...letter, phone: '', company: '', inquiry_type: 'general' });
  },
});

/** On its way: the button says so, a second press sends nothing more, and letter and tab stand still. */
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
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(letter.message);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

/** Two presses on the button are one letter, also when the answer is quick. */
export const DoubleSubmit = meta.story(states.doubleSubmit);

/** Sent: thanks in the place of tabs and form, said once. */
export const Success = meta.story({
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

/** The thanks stand for exactly five seconds; then the form is there again, empty, on its first tab. */
export const Returns = meta.story({
  play: async (stage) => {
    const { canvas, clock } = stage;
    await choose(stage, 'media');
    await write(stage);
    await send(stage);
    await expect(await canvas.findByText(heading)).toBeVisible();
    await clock.tick(THANK_YOU_MS - 1);
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

/** Under reduced motion the thanks are there at once. */
export const ReducedMotion = meta.story(states.thankedWithoutMotion);

/** Refused without a reason: the fixed words as a toast and below the button, and the form keeps all, its tab too. */
export const Failure = meta.story({
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
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(letter.name);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(letter.message);
  },
});

/** Refused with a reason, which is said; put right, it goes through. */
export const FailureThenSuccess = meta.story(states.failureThenSuccess);

/** Asked too often: the service's own sentence in the toast, and below the button when the toast has gone. */
export const TooManyRequests = meta.story(states.tooManyRequests);

/** From the tabs to the button without a mouse: arrows choose the kind of letter. */
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
    await userEvent.keyboard(letter.name);
    await userEvent.tab();
    await userEvent.keyboard(letter.email);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    await userEvent.keyboard(letter.message);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(heading)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ ...letter, inquiry_type: 'media' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: keepOpen })).toHaveFocus();
  },
});

const long: ContactFormContent = {
  ...contactPage,
  heading: 'Vermögensverwaltungsgesellschaften schreiben viererlei Briefe',
  address: { label: 'investorenkommunikation@podiumsdiskussion.example', href: 'mailto:long@podium.example' },
  form: {
    ...form,
    tabs: form.tabs.map((tab) => ({ ...tab, label: `${tab.label}sangelegenheiten` })),
    submit: 'Nachricht unverbindlich absenden',
    thankYou: { ...form.thankYou, heading: 'Nachricht abgeschickt!', text: `${text} ${text}` },
  },
  margin: {
    ...contactPage.margin,
    direct: contactPage.margin.direct.map(({ label, link }) => ({
      label: `${label}, Veranstaltungsangelegenheiten`,
      link,
    })),
  },
};

/** Words of German length and an address that is too long for one line. */
export const Long = meta.story({ args: { content: long } });

/** The same on the narrowest screen. */
export const LongNarrow = meta.story({
  args: { content: long },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const short: ContactFormContent = {
  ...contactPage,
  heading: 'Write',
  address: { label: 'a@b.eu', href: 'mailto:a@b.eu' },
};

/** The shortest address is no larger than 7 rem. */
export const Short = meta.story({ args: { content: short } });

/** The narrowest screen: the address on one line, the tabs a rail. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('link', { name: contactPage.address.label }).getClientRects()).toHaveLength(1);
  },
});

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);
