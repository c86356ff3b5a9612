import {
  applicationAcknowledgementMail,
  type ApplicationData,
  applicationOwnerMail,
} from '../../supabase/functions/_shared/mail/application.ts';
import { sampleAnswers } from '../../packages/data/src/fixtures/sampleAnswers.ts';
import { sampleCommitment } from '../../packages/data/src/fixtures/onboarding.ts';
import { contactSchema } from '../../packages/data/src/schemas/contact.ts';
import { contactMessageMails } from '../../supabase/functions/_shared/mail/contactMessage.ts';
import type { Environment } from '../../supabase/functions/_shared/environment.ts';
import {
  newsletterConfirmMail,
  newsletterGoodbyeMail,
  newsletterWelcomeMail,
} from '../../supabase/functions/_shared/mail/newsletter.ts';
import { type AlertData, ownerAlertMail } from '../../supabase/functions/_shared/mail/ownerAlert.ts';
import { resourceLinkMail } from '../../supabase/functions/_shared/mail/resourceLink.ts';
import { speakingInquiryMails } from '../../supabase/functions/_shared/mail/speakingInquiry.ts';
import { sampleInquiry } from './sampleInquiry.ts';

/** The environment of the functions; links in the mails point to `siteUrl`. */
export const environment: Environment = {
  supabaseUrl: 'https://api.example',
  secretKey: '',
  siteUrl: 'https://podium.example',
  mailApiUrl: '',
  mailApiKey: null,
  mailFrom: null,
  outboxWorkerSecret: null,
  formLimitPerHour: 40,
  formTotalPerHour: 1000,
};

export const contactMails = contactMessageMails(
  '5e1f00d1-0000-4000-8000-000000000000',
  {
    ...sampleAnswers(contactSchema),
    inquiry_type: 'media',
    name: 'Marit Voss',
    email: 'marit@voss.example',
    phone: '',
    company: 'Voss Logistics',
    message: 'We print a page on owners who sold late. Ten minutes, by telephone, before Friday noon?',
  },
  environment,
);

export const speakingMails = speakingInquiryMails('0217c0de-0000-4000-8000-000000000000', sampleInquiry, environment);

const reader = 'mara@example.com';

export const newsletterMails = {
  confirm: newsletterConfirmMail(reader, { confirm: 'a'.repeat(64), unsubscribe: 'b'.repeat(64) }, environment),
  welcome: newsletterWelcomeMail('b'.repeat(64), environment),
  goodbye: newsletterGoodbyeMail(environment),
};

export const resourceMails = {
  prompts: resourceLinkMail(reader, { resource_type: 'ai_prompts' }, environment)!,
  hellWeek: resourceLinkMail(reader, { resource_type: 'hell_week_pdf' }, environment)!,
};

/** Both mails about an application with this commitment and these unmet conditions. */
function applicationMails(min_commitment: number, unmet: ApplicationData['unmet']) {
  const data: ApplicationData = {
    reference: '1a2b3c4d-0000-4000-8000-000000000000',
    name: 'Ines Investor',
    email: 'ines@podium.example',
    residency: 'Switzerland',
    experience: 'experienced',
    interests: ['Private Equity', 'Art & Collectibles'],
    min_commitment,
    required_commitment: sampleCommitment,
    unmet,
  };
  return {
    owner: applicationOwnerMail(data, environment),
    applicant: applicationAcknowledgementMail('ines@podium.example', data, environment),
  };
}

export const qualifiedMails = applicationMails(1_000_000, []);
export const unqualifiedMails = applicationMails(300_000, ['accredited', 'commitment']);

const deadMail: AlertData['troubles'][number] = {
  kind: 'dead-mail',
  count: 2,
  items: ['5e1f00d1-0000-4000-8000-000000000000', '0217c0de-0000-4000-8000-000000000000'],
};

export const alertMails = {
  one: ownerAlertMail({ troubles: [deadMail] }, environment),
  several: ownerAlertMail(
    {
      troubles: [
        deadMail,
        { kind: 'late-mail', count: 1, items: ['2026-02-02'] },
        { kind: 'silent-worker', count: 1, items: ['2026-02-02'] },
        { kind: 'failed-retention', count: 1, items: ['2026-02-02'] },
        { kind: 'lead-without-mail', count: 1, items: ['5e1f00d1-0000-4000-8000-000000000000'] },
      ],
    },
    environment,
  ),
};
