import { contactMessageMails } from '../../supabase/functions/_shared/mail/contactMessage.ts';
import type { Environment } from '../../supabase/functions/_shared/environment.ts';

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
