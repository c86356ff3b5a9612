import { brand } from '@podium/brands/active/content/brand.ts';
import * as standard from '@podium/brands/standard/content.ts';
import * as starter from '@podium/brands/starter/content.ts';
import type { MessageCode } from '@podium/data/schemas/messages.ts';
import type { Pages } from '@podium/data/schemas/site.ts';
import { englishMessages } from '@podium/sections/parts/englishMessages';
import { textsOf } from './contentTexts.ts';

/** The English texts of every site, and those of sites with accounts. */
const publicTexts = [
  'eventDialog',
  'loadError',
  'mailTexts',
  'newsletterMails',
  'newsletterResult',
  'notFound',
  'pageNoScriptNotice',
  'personDescription',
  'proposal',
  'uiTexts',
] as const;
const accountTexts = [
  'account',
  'accountHeader',
  'auth',
  'dealCategoryLabels',
  'experienceLevels',
  'interestLabels',
  'loadingPanel',
  'qualificationRequired',
  'residencyLabels',
  'secondFactor',
  'sessionTrouble',
] as const;

/** By name: lint cannot check a computed name of a namespace. */
const standardTexts: Partial<typeof standard> = { ...standard };
/** What a copy of the starter has to replace. */
const starterTexts = Object.entries(starter).filter(([name]) => !(name in standardTexts));

/** The texts of the brand that the standard texts contain. They are not English. */
const brandTexts = new Set(textsOf(brand).map(([, text]) => text));

/** Messages that only sites with accounts show. */
const accountMessages = new Set<string>([
  'accreditation_missing',
  'amount_invalid',
  'code_malformed',
  'commitment_invalid',
  'commitment_missing',
  'commitment_too_low',
  'consent_missing',
  'email_unchanged',
  'experience_missing',
  'interests_missing',
  'net_worth_invalid',
  'net_worth_missing',
  'net_worth_too_low',
  'password_too_long',
  'password_too_short',
  'passwords_differ',
  'residency_missing',
  'signed_out',
  'wrong_code',
  'wrong_password',
] satisfies MessageCode[]);

/** The texts that are still English in a brand of another language, one sentence each. */
export function languageProblems(
  content: Partial<typeof standard>,
  { locale, pages }: { locale: string; pages: Pages },
): string[] {
  if (new Intl.Locale(locale).language === 'en') return [];
  const names = pages.auth ? [...publicTexts, ...accountTexts] : publicTexts;
  const own = new Map<string, unknown>(Object.entries(content));
  return [
    ...names.flatMap((name) => {
      if (content[name] === standardTexts[name])
        return [`content.ts: '${name}' is the English text of brands/standard.`];
      const english = new Set(sentencesOf(standardTexts[name]).map(([, text]) => text));
      return sentencesOf(content[name], name)
        .filter(([, text]) => english.has(text) && !brandTexts.has(text))
        .map(([path, text]) => `content.ts: '${path}' is still English: '${text}'.`);
    }),
    ...starterTexts.flatMap(([name, texts]) => {
      const english = new Set(sentencesOf(texts).map(([, text]) => text));
      return sentencesOf(own.get(name), name)
        .filter(([, text]) => english.has(text))
        .map(([path, text]) => `content.ts: '${path}' is still that of the starter: '${text}'.`);
    }),
    ...Object.entries(englishMessages)
      .filter(([code]) => pages.auth || !accountMessages.has(code))
      .filter(([code]) => content.messages?.[code] === undefined)
      .map(([code, text]) => `content.ts: 'messages' has no text for '${code}': '${text}'.`),
  ];
}

/** The texts of several words. A single word may be the same in another language. */
function sentencesOf(value: unknown, path?: string): [path: string, text: string][] {
  return textsOf(value, path).filter(([, text]) => /\p{L} \p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')));
}
