import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { camelRow } from '@podium/data/schemas/camelRow.ts';
import { theme } from '@podium/brands/active/theme/theme.ts';
import { activeBrand } from '@podium/brands/activeBrand.ts';
import { type ImportMap, importMapOf } from '../../apps/local-supabase/src/brandFiles.ts';
import type { Engine } from '../../apps/local-supabase/src/backend/engine.ts';
import { authMails, authTemplate } from '../../supabase/functions/_shared/mail/authMails.ts';
import { onMigratedDatabase, overTheWire } from '../migratedDatabase.ts';
import { apiReference } from '../packages/apiReference.ts';
import { supabaseCli } from '../supabaseCli.ts';
import { designTokens } from './designTokens.ts';
import { disclaimerChecksum, disclaimerMigration, migrationChecksums } from './migrations.ts';
import { policyTests } from './policyTests.ts';

const root = join(import.meta.dirname, '../..');
const configFile = join(root, 'supabase/config.toml');
const checksumFile = join(root, 'supabase/migrations.sha256');
const importMapFile = join(root, 'supabase/functions/deno.json');

/** A committed file that is generated from others. */
export interface GeneratedFile {
  name: string;
  path: string;
  content: () => Promise<string>;
}

/** In the order of generation: a new migration changes the types and the checksums. */
export const generatedFiles: readonly GeneratedFile[] = [
  ...Object.entries(authMails).map(([name, mail]) => ({
    name: `mail template ${name}`,
    path: join(root, `supabase/templates/${name}.html`),
    content: async () => authTemplate(mail),
  })),
  {
    name: 'subjects of mail templates',
    path: configFile,
    content: async () =>
      (await readFile(configFile, 'utf8')).replaceAll(
        /(?<=^\[auth\.email\.template\.(\w+)\]\nsubject = ).*$/gm,
        (_subject, name: keyof typeof authMails) => JSON.stringify(authMails[name].subject),
      ),
  },
  {
    name: 'import map of the functions',
    path: importMapFile,
    content: async () => {
      const map = JSON.parse(await readFile(importMapFile, 'utf8')) as ImportMap;
      return `${JSON.stringify(importMapOf(activeBrand, map), null, 2)}\n`;
    },
  },
  { name: 'policy tests', path: join(root, 'supabase/tests/grants.test.sql'), content: async () => policyTests() },
  {
    name: 'database types',
    path: join(root, 'packages/data/src/client/database.types.ts'),
    content: () => onMigratedDatabase((engine) => overTheWire(engine, typesOfDatabase)),
  },
  {
    name: 'retention periods',
    path: join(root, 'packages/data/src/schemas/retentionPeriods.ts'),
    content: () => onMigratedDatabase(retentionPeriods),
  },
  {
    name: 'investor thresholds',
    path: join(root, 'packages/data/src/schemas/investorThresholds.ts'),
    content: () => onMigratedDatabase(investorThresholds),
  },
  ...Object.entries(designTokens(theme)).map(([name, content]) => ({
    name: `design tokens ${name}`,
    path: fileURLToPath(new URL(`../tokens/${name}`, import.meta.resolve('@podium/brands/active/theme/theme.ts'))),
    content: async () => `${JSON.stringify(content, null, 2)}\n`,
  })),
  ...(['ui', 'sections'] as const).map((name) => ({
    name: `API of ${name}`,
    path: join(root, `docs/api/${name}.json`),
    content: async () => apiReference(name),
  })),
  {
    name: 'migration checksums',
    path: checksumFile,
    content: async () => migrationChecksums(await readFile(checksumFile, 'utf8')),
  },
];

/** A migration with a new version of the disclaimer; undefined if the newest version equals the page's text. */
export async function newDisclaimerMigration(): Promise<Omit<GeneratedFile, 'name'> | undefined> {
  const [newest] = await onMigratedDatabase((engine) =>
    engine.query<{ version: number; sha256: string }>(
      'select version, sha256 from private.disclaimer_versions order by version desc limit 1',
    ),
  );
  if (!disclaimerChecksum || newest?.sha256 === disclaimerChecksum) return undefined;
  const version = (newest?.version ?? 0) + 1;
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return {
    path: join(root, `supabase/migrations/${stamp}_disclaimer_version_${version}.sql`),
    content: async () => disclaimerMigration(version),
  };
}

async function retentionPeriods(engine: Engine): Promise<string> {
  const periods = await engine.query<{ name: string; kept: string }>(
    // Normalized to whole months or days: '2 years' and '24 months' are the same to the database.
    `select name,
       case
         when extract(month from kept) + extract(year from kept) * 12 > 0
           then extract(month from kept) + extract(year from kept) * 12 || ' months'
         else extract(day from kept) || ' days'
       end as kept
     from private.retention_periods
     order by position`,
  );
  const lines = periods.map(({ name, kept }) => `${JSON.stringify(name)}: ${JSON.stringify(kept)},`);
  return formatted(`/**
 * How long things are kept. Written by \`node tools/generate/main.ts\` from the table of the migrations
 * (private.retention_periods), which the nightly job applies: change it there.
 */
export const retentionPeriods = {
${lines.join('\n')}
} as const;
`);
}

async function investorThresholds(engine: Engine): Promise<string> {
  const [thresholds = {}] = await engine.query('select * from account.investor_thresholds()');
  const lines = Object.entries(camelRow(thresholds)).map(([name, amount]) => `${name}: ${String(amount)},`);
  return formatted(`/**
 * Amounts of applications, in whole US dollars. Written by \`node tools/generate/main.ts\` from the migrations
 * (account.investor_thresholds()), which check the same: change them there.
 */
export const investorThresholds = {
${lines.join('\n')}
};
`);
}

/** The tables that the site and the functions use, with what they use of their types. Schemas parse what is read. */
const usedTables: Readonly<Record<string, string[]>> = {
  deals: [],
  investor_onboarding: ['Row', 'Insert'],
  mail_outbox: ['Row'],
  profiles: ['Insert'],
  resource_downloads: ['Insert'],
};

/**
 * The types of `public`, as generated by `supabase gen types` for this database, without what nothing uses: what follows
 * the functions, other tables and columns, and the repeated rows of functions.
 */
async function typesOfDatabase(url: string): Promise<string> {
  const { code, stdout, stderr } = await supabaseCli(['gen', 'types', '--schema', 'public', `--remote=${url}`]);
  if (code !== 0) throw new Error(`supabase gen types failed.\n${stderr}`);
  const [types = ''] = stdout.split(/\s+Enums: /);
  const written = types
    .replaceAll(/ComputedFields: never\s+/g, '')
    .replaceAll(/"(\w+)": \{\s+Row: .*?Relationships: \[[^\]]*\]\s+\},?/gs, (table, name: string) => {
      const used = usedTables[name];
      return used
        ? table.replaceAll(/(\w+): \{[^}]*\}/g, (columns, kind) => (used.includes(kind) ? columns : `${kind}: never`))
        : '';
    })
    .replaceAll(
      /Returns: \{[^}]*\}\[\]\s+SetofOptions: \{[^}]*to: "(\w+)"[^}]*\}/g,
      'Returns: Database["public"]["Tables"]["$1"]["Row"][]',
    );
  return formatted(`${written}}};`);
}

/** Formats TypeScript with the repository's formatter. */
async function formatted(source: string): Promise<string> {
  const formatting = promisify(execFile)(join(root, 'node_modules/.bin/oxfmt'), ['--stdin-filepath=types.ts'], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  });
  formatting.child.stdin?.end(source);
  return (await formatting).stdout;
}
