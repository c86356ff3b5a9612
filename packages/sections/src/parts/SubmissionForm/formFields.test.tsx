import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contactPage } from '@podium/brands/legal-tender/content/contactPage.ts';
import { proposal } from '@podium/brands/legal-tender/content/proposal.ts';
import { speakingPage } from '@podium/brands/legal-tender/content/speakingPage.ts';
import { sampleAnswers } from '@podium/data/fixtures/sampleAnswers.ts';
import { contactSchema } from '@podium/data/schemas/contact.ts';
import { type AnyFieldTexts, labelledAnswers, optionLabel } from '@podium/data/schemas/formFields.ts';
import { speakingInquirySchema } from '@podium/data/schemas/speakingInquiry.ts';
import { ToastProvider } from '@podium/ui/Toast/Toasts';
import { ContactForm } from '../../ContactForm/ContactForm.tsx';
import { SpeakingInquiry } from '../../SpeakingInquiry/SpeakingInquiry.tsx';
import { bodyOf } from '../formAnswers.ts';

const onSubmit = () => Promise.resolve({ ok: true } as const);

const forms = [
  {
    name: 'speaking inquiry',
    page: <SpeakingInquiry content={speakingPage} proposal={proposal} requirements={null} onSubmit={onSubmit} />,
    texts: speakingPage.form,
    answers: sampleAnswers(speakingInquirySchema),
    /** Tabs are no inputs: they have no names. */
    tabs: [],
  },
  {
    name: 'contact form',
    page: <ContactForm content={contactPage} onSubmit={onSubmit} />,
    texts: contactPage.form,
    answers: sampleAnswers(contactSchema),
    tabs: ['inquiry_type'],
  },
];

test.each(forms)('REQ-FORM-5: $name: the page and the e-mail in its place have every field', (form) => {
  const { page, answers, tabs } = form;
  const texts: AnyFieldTexts = form.texts;
  const html = renderToStaticMarkup(<ToastProvider>{page}</ToastProvider>);
  const names = [...html.matchAll(/<(?:input|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name);
  expect([...names, ...tabs]).toEqual(expect.arrayContaining(Object.keys(answers)));

  const body = bodyOf({ lines: labelledAnswers(texts, answers), message: answers.message });
  for (const [name, answer] of Object.entries(answers)) {
    const choices = texts.options[name];
    const shown = choices ? optionLabel(choices, answer) : answer;
    expect(body).toContain(name === 'message' ? `\n\n${answer}` : `${texts.fields[name]?.label}: ${shown}`);
  }
});
