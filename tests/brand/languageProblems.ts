import { brand } from '@podium/brands/active/content/brand.ts';
import * as standard from '@podium/brands/standard/content.ts';
import * as starter from '@podium/brands/starter/content.ts';
import { WRONG_CODE, WRONG_PASSWORD } from '@podium/data/schemas/accountMessages.ts';
import {
  accountDeletionSchema,
  emailChangeSchema,
  newPasswordSchema,
  passwordChangeSchema,
  passwordResetRequestSchema,
  signInSchema,
  signUpSchema,
} from '@podium/data/schemas/auth.ts';
import { contactSchema } from '@podium/data/schemas/contact.ts';
import { invitationSchema } from '@podium/data/schemas/invitation.ts';
import { LOOKS_AUTOMATIC, TOO_MANY_ATTEMPTS } from '@podium/data/schemas/limits.ts';
import { NOT_AUTHENTICATED, UNREACHABLE } from '@podium/data/schemas/messages.ts';
import { newsletterSchema } from '@podium/data/schemas/newsletter.ts';
import { amountProblems, eligibilitySchema, interestsSchema, profileSchema } from '@podium/data/schemas/onboarding.ts';
import { resourceDownloadSchema } from '@podium/data/schemas/resourceDownload.ts';
import type { Pages } from '@podium/data/schemas/site.ts';
import { speakingInquirySchema } from '@podium/data/schemas/speakingInquiry.ts';
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

const publicMessages = [
  ...[contactSchema, invitationSchema, newsletterSchema, resourceDownloadSchema, speakingInquirySchema].flatMap(
    messagesOf,
  ),
  ...Object.values(LOOKS_AUTOMATIC),
  ...Object.values(TOO_MANY_ATTEMPTS),
  UNREACHABLE,
];
const accountMessages = [
  ...[
    accountDeletionSchema,
    eligibilitySchema,
    emailChangeSchema(''),
    interestsSchema,
    newPasswordSchema,
    passwordChangeSchema,
    passwordResetRequestSchema,
    profileSchema,
    signInSchema,
    signUpSchema,
  ].flatMap(messagesOf),
  ...amountProblems({ minCommitment: 0, netWorth: 0, experience: 'beginner' }).flatMap(({ toast }) =>
    Object.values(toast),
  ),
  NOT_AUTHENTICATED,
  WRONG_CODE,
  WRONG_PASSWORD,
];

/** The texts that are still English in a brand of another language, one sentence each. */
export function languageProblems(
  content: Partial<typeof standard>,
  { locale, pages }: { locale: string; pages: Pages },
): string[] {
  if (new Intl.Locale(locale).language === 'en') return [];
  const names = pages.auth ? [...publicTexts, ...accountTexts] : publicTexts;
  const messages = pages.auth ? [...publicMessages, ...accountMessages] : publicMessages;
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
    ...[...new Set(messages)]
      .filter((message) => content.messages?.[message] === undefined)
      .map((message) => `content.ts: 'messages' has no text for '${message}'.`),
  ];
}

/** The texts of several words. A single word may be the same in another language. */
function sentencesOf(value: unknown, path?: string): [path: string, text: string][] {
  return textsOf(value, path).filter(([, text]) => /\p{L} \p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')));
}

/** The messages of a schema, of one of its checks or of a field. */
function messagesOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null || !('_zod' in part)) return [];
  const { _zod: internals } = part as { _zod: { def: Record<string, unknown> } };
  const { def } = internals;
  const own = typeof def['error'] === 'function' ? [def['error']({}) as unknown] : [];
  const parts = [def['checks'], def['in'], def['out'], def['innerType'], def['element'], def['shape']];
  return [
    ...own.filter((message) => typeof message === 'string'),
    ...parts
      .flatMap((each) =>
        typeof each === 'object' && each !== null && !('_zod' in each) ? Object.values(each) : [each],
      )
      .flatMap(messagesOf),
  ];
}
