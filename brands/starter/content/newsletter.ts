import { newsletterMailsOf } from '../../standard/newsletterMails.ts';

export const newsletterMails = newsletterMailsOf('the field notes');
