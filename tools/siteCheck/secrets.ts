import { dealCategories } from '@podium/data/schemas/deal.ts';
import { textFiles } from '../textFiles.ts';

/** Categories are public. */
const categories: ReadonlySet<string> = new Set(dealCategories);

/** A string that no public file may contain, with its name for reports. */
export interface Secret {
  name: string;
  pattern: RegExp;
}

/** Patterns of keys and passwords. The backend client contains the prefix of secret keys, but no key. */
export const keyForms: readonly Secret[] = [
  { name: 'a secret key of Supabase', pattern: /sb_secret_\w/ },
  { name: 'a service role', pattern: /service_role/ },
  { name: 'a signed token', pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/ },
  { name: 'a key of the mail service', pattern: /\bre_[A-Za-z0-9]{8,}_?[A-Za-z0-9]{8,}/ },
  { name: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { name: 'a database address with its password', pattern: /postgres(?:ql)?:\/\/[^\s:@/]+:[^\s@/]+@/ },
  {
    name: 'the settings of the functions',
    pattern: /\b(?:SUPABASE_SECRET_KEYS?|SUPABASE_SERVICE_ROLE_KEY|MAIL_API_KEY)\b/,
  },
];

/** Shorter strings may occur by chance. */
const tellingLength = 24;

/**
 * Titles and sentences of the real deals (REQ-DEAL-3).
 *
 * @param migration the SQL that inserts them
 */
export function dealTexts(migration: string): Secret[] {
  const [, rows = ''] = migration.split(/\bvalues\b/i);
  const strings = [...rows.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'"));
  const texts = strings
    .filter((text) => !categories.has(text))
    .flatMap((text) => text.split(/(?<=[.;:])\s/))
    .filter((text) => / .* /.test(text));
  return texts.map((text) => ({ name: `of a private deal: '${text}'`, pattern: new RegExp(RegExp.escape(text), 'i') }));
}

/**
 * Strings of the functions, which minifiers keep.
 *
 * @param shared sources that pages may contain; their strings are excluded
 */
export function functionTexts(sources: readonly string[], shared: string): Secret[] {
  const strings = sources.flatMap((source) =>
    [...source.matchAll(/^(?!import ).*?'((?:[^'\\\n]|\\.)*)'/gm)].map(([, text = '']) => text),
  );
  return [...new Set(strings)]
    .filter(
      (text) => text.length >= tellingLength && text.includes(' ') && !text.includes('\\') && !shared.includes(text),
    )
    .map((text) => ({ name: `source of a function: '${text}'`, pattern: new RegExp(RegExp.escape(text), 'i') }));
}

/** One line for each secret in each file below `folder`. */
export async function leaksIn(folder: string, secrets: readonly Secret[]): Promise<string[]> {
  const leaks: string[] = [];
  for await (const { path, text } of textFiles(folder, ['**/*'])) {
    for (const { name, pattern } of secrets) if (pattern.test(text)) leaks.push(`${path} holds ${name}`);
  }
  return leaks;
}
