import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendKeys } from './createBackend.ts';

/** Everything secret of one installation. */
export interface InstallationKeys extends BackendKeys {
  /** Opens the local mail API. */
  mailApi: string;
}

/** The key that the site carries when it is built without another one; there is nothing secret in it. */
const publishable = 'sb_publishable_local';

/** The keys of this data folder; made at the first start, so that no two installations share them. */
export function loadKeys(dataDir: string): InstallationKeys {
  const file = join(dataDir, 'keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as InstallationKeys;
  const keys: InstallationKeys = {
    publishable,
    secret: `sb_secret_${secret()}`,
    jwtSecret: secret(),
    mailApi: secret(),
  };
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
