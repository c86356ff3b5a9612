import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { activeBrand } from '@podium/brands/activeBrand.ts';
import type { BackendOptions } from './backend/createBackend.ts';
import type { MailSubjects } from './backend/projectConfig.ts';
import type { FunctionsOptions } from './functions/functionsRunner.ts';

export interface ImportMap {
  imports: Record<string, string>;
}

/** Exports of `_shared/mail/authMails.ts`, which belongs to another TypeScript project. */
interface AuthMails {
  authMails: MailSubjects;
  authTemplate: (mail: object) => string;
}

/** The import map of the functions with the modules of another brand. */
export function importMapOf(brand: string, { imports }: ImportMap): ImportMap {
  const entries = Object.entries(imports).map(([name, address]) => [
    name,
    name.startsWith('@podium/brands/active/') ? address.replace(/\/brands\/[^/]+\//, `/brands/${brand}/`) : address,
  ]);
  return { imports: Object.fromEntries(entries) as Record<string, string> };
}

/** Options of the backend and of the functions that depend on the brand. */
type BrandFiles = Pick<BackendOptions, 'templatesDir' | 'mailSubjects'> & Pick<FunctionsOptions, 'importMap'>;

/**
 * `supabase/` contains these files for one brand, as they are deployed. For another brand they are written to the data
 * folder.
 */
export async function brandFiles(supabaseDir: string, dataDir: string): Promise<BrandFiles> {
  const functionsDir = join(supabaseDir, 'functions');
  const committed = JSON.parse(await readFile(join(functionsDir, 'deno.json'), 'utf8')) as ImportMap;
  const { imports } = importMapOf(activeBrand, committed);
  if (JSON.stringify(imports) === JSON.stringify(committed.imports)) return {};

  const folder = join(dataDir, 'brand');
  const templatesDir = join(folder, 'templates');
  await mkdir(templatesDir, { recursive: true });
  const { authMails, authTemplate } = (await import(
    pathToFileURL(join(functionsDir, '_shared/mail/authMails.ts')).href
  )) as AuthMails;
  for (const [name, mail] of Object.entries(authMails))
    await writeFile(join(templatesDir, `${name}.html`), authTemplate(mail));

  const absolute = Object.entries(imports).map(([name, address]) => [
    name,
    address.startsWith('.') ? new URL(address, pathToFileURL(`${functionsDir}/`)).href : address,
  ]);
  const importMap = join(folder, 'import-map.json');
  await writeFile(importMap, JSON.stringify({ imports: Object.fromEntries(absolute) }));
  return { templatesDir, mailSubjects: authMails, importMap };
}
