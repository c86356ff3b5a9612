import { mailTexts, oneSheet, proposal, speakingPage } from '@podium/brands/active/content.ts';
import { chosenAnswers, labelledAnswers, optionLabel } from '@podium/data/schemas/formFields.ts';
import { proposalPicture } from '@podium/data/schemas/mailPictures.ts';
import { proposalNumber } from '@podium/data/schemas/proposal.ts';
import type { SpeakingInquiry } from '@podium/data/schemas/speakingInquiry.ts';
import type { Environment } from '../environment.ts';
import { fillIn } from './fillIn.ts';
import { acknowledgementMail, type LeadHead, ownerMail } from './lead.ts';

const { options, successPanel } = speakingPage.form;
const { speaking: words } = mailTexts;

/** 'Conference, 500-1,000 people', or the known part of it. */
function headline(inquiry: SpeakingInquiry): string {
  const audience = optionLabel(options.audience_size, inquiry.audience_size).toLowerCase();
  const people = audience && fillIn(words.owner.people, { audience });
  const known = [optionLabel(options.event_type, inquiry.event_type), people].filter(Boolean);
  return known.length === 0 ? words.owner.title : known.join(', ');
}

export function speakingInquiryMails(id: string, inquiry: SpeakingInquiry, environment: Environment) {
  const lead = { ...inquiry, id };
  // Number and emblem follow from the fields, as in the confirmation of the page (REQ-SPK-2).
  const head: LeadHead = {
    picture: proposal.emblem && proposalPicture(inquiry),
    number: fillIn(proposal.number, { number: proposalNumber(inquiry) }),
  };
  const title = headline(inquiry);
  return {
    owner: ownerMail(environment, lead, {
      ...head,
      subject: fillIn(words.owner.subject, { name: inquiry.name, title }),
      title,
      kind: words.kind,
      // The title names the others.
      facts: labelledAnswers(speakingPage.form, { ...inquiry, event_type: '', audience_size: '' }),
      aside: words.owner.aside,
    }),
    acknowledgement: acknowledgementMail(environment, lead, {
      ...head,
      subject: words.subject,
      title: words.title,
      kind: words.kind,
      promise: successPanel.text,
      facts: chosenAnswers(speakingPage.form, inquiry),
      file: oneSheet && { label: oneSheet.mail, href: oneSheet.href },
    }),
  };
}
