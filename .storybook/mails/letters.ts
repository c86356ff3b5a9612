import {
  applicationAcknowledgementMail,
  type ApplicationData,
  applicationOwnerMail,
} from '../../supabase/functions/_shared/mail/application.ts';
import { contactMessageMails } from '../../supabase/functions/_shared/mail/contactMessage.ts';
import type { Environment } from '../../supabase/functions/_shared/environment.ts';
import { newsletterConfirmMail } from '../../supabase/functions/_shared/mail/newsletterConfirm.ts';
import { newsletterGoodbyeMail } from '../../supabase/functions/_shared/mail/newsletterGoodbye.ts';
import { newsletterWelcomeMail } from '../../supabase/functions/_shared/mail/newsletterWelcome.ts';
import { resourceLinkMail } from '../../supabase/functions/_shared/mail/resourceLink.ts';
import { speakingInquiryMails } from '../../supabase/functions/_shared/mail/speakingInquiry.ts';

/** What the functions would be told; the links in the mails lead to it. */
export const environment: Environment = {
  supabaseUrl: 'https://api.example',
  secretKey: '',
  siteUrl: 'https://podium.example',
  mailApiUrl: '',
  mailApiKey: null,
  mailFrom: null,
  mailDrainSecret: null,
  formLimitPerHour: 40,
  formTotalPerHour: 1000,
};

/** A message through the contact form, as both sides get it. */
export const contactMails = contactMessageMails(
  '5e1f00d1-0000-4000-8000-000000000000',
  {
    inquiry_type: 'media',
    name: 'Marit Voss',
    email: 'marit@voss.example',
    phone: '',
    company: 'Voss Logistics',
    message: 'We print a page on owners who sold late. Ten minutes, by telephone, before Friday noon?',
  },
  environment,
);

/** An inquiry for a stage, with every question answered at length. */
export const speakingMails = speakingInquiryMails(
  '0217c0de-0000-4000-8000-000000000000',
  {
    name: 'Annelies van der Hoeven-Kowalczyk',
    email: 'annelies.vanderhoeven@maastrichterverzekeringen.example',
    company: 'Maastrichter Verzekeringsmaatschappij',
    event_type: 'conference',
    event_date_range: '12-14 March 2026',
    budget_range: '25k-50k',
    audience_size: '500-1000',
    message:
      'Our members sell their agencies badly and late.\nWe would like an hour on how a price is agreed, then questions.',
  },
  environment,
);

const reader = 'mara@example.com';

export const newsletterMails = {
  confirm: newsletterConfirmMail(reader, { confirm: 'a'.repeat(64), unsubscribe: 'b'.repeat(64) }, environment),
  welcome: newsletterWelcomeMail('b'.repeat(64), environment),
  goodbye: newsletterGoodbyeMail(environment),
};

export const resourceMails = {
  prompts: resourceLinkMail(reader, { resource_type: 'ai_prompts' }, environment),
  hellWeek: resourceLinkMail(reader, { resource_type: 'hell_week_pdf' }, environment),
};

/** Both mails about an application with this commitment and these conditions unmet. */
function applicationMails(min_commitment: number, unmet: ApplicationData['unmet']) {
  const data: ApplicationData = {
    reference: '1a2b3c4d-0000-4000-8000-000000000000',
    name: 'Ines Investor',
    email: 'ines@podium.example',
    residency: 'Switzerland',
    experience: 'experienced',
    interests: ['Private Equity', 'Art & Collectibles'],
    min_commitment,
    unmet,
  };
  return {
    owner: applicationOwnerMail(data, environment),
    applicant: applicationAcknowledgementMail('ines@podium.example', data, environment),
  };
}

export const qualifiedMails = applicationMails(1_000_000, []);
export const unqualifiedMails = applicationMails(300_000, ['accredited', 'commitment']);
