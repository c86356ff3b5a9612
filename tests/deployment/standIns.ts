import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const scripts = join(import.meta.dirname, 'extensions');

/**
 * A copy of this machine's PostgreSQL with stand-ins for extensions that only hosted projects have: one per file in
 * extensions/. PostgreSQL looks for extensions relative to its program, so a copied program has its own.
 *
 * @param binaries the folder from findPostgres()
 * @returns its folder with the programs of the server; undefined if PostgreSQL does not report its folders
 */
export async function installStandIns(binaries: string) {
  const parts = await installationFolders(binaries);
  if (parts === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'podium-installation-'));
  // PostgreSQL does not run as root.
  await chmod(folder, 0o755);
  const [own, library, share] = parts.map((part) => join(folder, part)) as [string, string, string];

  await mkdir(own, { recursive: true });
  for (const program of ['initdb', 'pg_ctl', 'postgres']) await copyFile(join(binaries, program), join(own, program));
  await mkdir(dirname(library), { recursive: true });
  await symlink(parts[1], library);
  await linkAll(parts[2], share);
  await rm(join(share, 'extension'));
  await linkAll(join(parts[2], 'extension'), join(share, 'extension'));
  for (const script of await readdir(scripts)) await installExtension(script, join(share, 'extension'));

  return { binaries: own, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function installationFolders(binaries: string): Promise<[string, string, string] | undefined> {
  // The program in the path may be a symbolic link.
  const program = join(dirname(await realpath(join(binaries, 'postgres'))), 'pg_config');
  const asked = ['--bindir', '--pkglibdir', '--sharedir'].map(async (part) => {
    const { stdout } = await promisify(execFile)(program, [part]);
    return stdout.trim();
  });
  return Promise.all(asked as [Promise<string>, Promise<string>, Promise<string>]).catch(() => undefined);
}

async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) await symlink(join(from, name), join(to, name));
}

/** Marked as trusted, as on hosted: the owner of the database may create it, and it runs with a superuser's rights. */
async function installExtension(script: string, folder: string): Promise<void> {
  const name = basename(script, '.sql');
  await copyFile(join(scripts, script), join(folder, `${name}--1.sql`));
  await writeFile(join(folder, `${name}.control`), `default_version = '1'\nrelocatable = false\ntrusted = true\n`);
}
