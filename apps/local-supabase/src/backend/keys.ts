import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_KEY } from '@podium/data/client/environment.ts';
import type { BackendKeys } from './createBackend.ts';

/** All secrets of one installation. */
export interface InstallationKeys extends BackendKeys {
  /** API key of the local mail API. */
  mailApi: string;
}

/** The keys of this data folder. They are created at the first start, so that installations do not share keys. */
export function loadKeys(dataDir: string): InstallationKeys {
  const file = join(dataDir, 'keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as InstallationKeys;
  const keys: InstallationKeys = {
    publishable: LOCAL_KEY,
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
