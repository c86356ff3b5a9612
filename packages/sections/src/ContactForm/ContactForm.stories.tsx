import { expect } from 'storybook/test';
import { caseStudies } from '@podium/brands/legal-tender/content/caseStudies.ts';
import { contactPage, contactTopics } from '@podium/brands/legal-tender/content/contactPage.ts';
import type { InquiryType } from '@podium/data/schemas/contact.ts';
import { accepts, neverAnswers, refuses } from '@podium/storybook/answers';
import { expectEmailOffer } from '@podium/storybook/emailFallback';
import { formStates, type Stage } from '@podium/storybook/formStates';
import preview from '@podium/storybook/preview';
import { ContactForm } from './ContactForm.tsx';

const { form } = contactPage;

/** The states that all submission forms share are stories of SpeakingInquiry. */
const meta = preview.meta({ component: ContactForm, args: { content: contactPage, onSubmit: accepts() } });

const answers = {
  name: 'Bartholomäus Freiherr von Schwarzenberg',
  email: 'b.schwarzenberg@example.com',
  message: 'We print a magazine about companies that were mended.',
};

const { write, send, expectSuccess } = formStates(form, answers);

async function choose({ canvas, userEvent }: Stage, kind: InquiryType) {
  const tab = form.options.inquiry_type.find(({ value }) => value === kind);
  await userEvent.click(canvas.getByRole('tab', { name: tab?.label }));
}

/** Empty, with the general tab selected. The address is a link on one line at every width. */
export const Idle = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const address = canvas.getByRole('link', { name: contactPage.address.label });
    await expect(address).toHaveAttribute('href', contactPage.address.href);
    await expect(address.getClientRects()).toHaveLength(1);
  },
});

const { items } = caseStudies;
const [asked] = items;
const about = asked && { entry: asked, among: items };

/** Opened from a case study: its emblem and title, and a message that can be changed. */
export const AskedAbout = meta.story({ tags: ['visual'], args: { about } });

const [topic] = contactTopics;

/** Opened from another page: the topic has a message of its own, and no emblem. */
export const AskedAboutTopic = meta.story({ tags: ['visual'], args: { about: topic && { entry: topic } } });

const [joined] = items.filter(({ title }) => title.includes('\u2060'));

/** Removed: an unchanged message is removed as well, and focus moves to the message. */
export const AboutRemoved = meta.story({
  args: { about: joined && { entry: joined, among: items } },
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue(
      contactPage.about?.message.replace('{title}', joined?.title.replaceAll('\u2060', '') ?? ''),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(message).toHaveValue('');
    await expect(message).toHaveFocus();
  },
});

/** Pending: fields and tabs are read-only. */
export const Submitting = meta.story({
  args: { onSubmit: neverAnswers() },
  play: async ({ args, ...stage }) => {
    const { canvas } = stage;
    await write(stage);
    await send(stage);
    await canvas.findByRole('button', { name: form.submitting });
    await choose(stage, 'media');
    await expect(canvas.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

/** Submitted: the panel repeats the answers (REQ-FORM-3). */
export const Success = meta.story({
  tags: ['visual'],
  play: async (stage) => {
    await choose(stage, 'media');
    await write(stage);
    await send(stage);
    await expectSuccess(stage);
  },
});

/** The service does not answer: the offered e-mail follows later changes. */
export const Failure = meta.story({
  args: { onSubmit: refuses() },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await write(stage);
    await send(stage);
    await canvas.findByText('Submission Failed. Please try again later.');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Company (optional)' }));
    await userEvent.paste('Gebessert & Söhne');
    await choose(stage, 'media');
    const short = ['Kind of letter: Media', `Name: ${answers.name}`, `E-mail: ${answers.email}`];
    const body = [...short, 'Company: Gebessert & Söhne', '', answers.message].join('\n');
    await expectEmailOffer(canvas, form.emailFallback, body);
  },
});
