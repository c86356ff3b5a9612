import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand, newsletterMails, resourceMails } from '@podium/brands/active/content.ts';
import { theme } from '@podium/brands/active/theme/theme.ts';
import { activeBrand } from '../../brands/activeBrand.ts';
import { buildSite, builtSite } from '../../apps/local-supabase/src/site/buildSite.ts';
import * as sampleMails from '../../.storybook/mails/sampleMails.ts';
import { authMails, authTemplate } from '../../supabase/functions/_shared/mail/authMails.ts';
import { resourceLinkMail } from '../../supabase/functions/_shared/mail/resourceLink.ts';
import { content, contentTexts, textsOf } from '../../tests/brand/contentTexts.ts';

// Builds the site of the active brand, if it is not up to date, and writes the data that tools/brand/main.ts compares.

const root = join(import.meta.dirname, '../..');
const folder = builtSite(root) ?? (await buildSite(root, new AbortController().signal));

const built = {
  folder,
  brand,
  texts: contentTexts.map(([, text]) => text),
  cities: (content.calendar?.cities ?? []).map(({ name }) => name),
  newsletter: newsletterMails.name,
  fonts: [...new Set(Object.values(theme.typography).map(({ family }) => family))],
  colors: [...new Set(JSON.stringify(theme).match(/#[\da-f]{6}(?:[\da-f]{2})?\b/gi) ?? [])],
  mails: textsOf({
    ...sampleMails,
    resourceMails: resourceMails.map(({ type }) =>
      resourceLinkMail('reader@podium.example', { resource_type: type }, sampleMails.environment),
    ),
    authMails: Object.entries(authMails).map(([name, mail]) => [name, mail.subject, authTemplate(mail)]),
  }).map(([path, text]) => ({ path: `mail ${path}`, text })),
};
export type BuiltBrand = typeof built;

mkdirSync(join(root, '.cache/brands'), { recursive: true });
writeFileSync(join(root, `.cache/brands/${activeBrand}.json`), JSON.stringify(built));
