import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

/** Named after PGlite's version, because a cluster only works with the version that created it. */
const cacheFile = fileURLToPath(new URL('../../../../node_modules/.cache/podium/pglite-0.4.5.tar', import.meta.url));

/** An empty PGlite cluster. Creating one takes two seconds, so it is cached; loading it takes a quarter of a second. */
export async function emptyCluster(): Promise<Blob> {
  if (!existsSync(cacheFile)) {
    const maker = await PGlite.create();
    const dump = await maker.dumpDataDir('none');
    await maker.close();
    mkdirSync(dirname(cacheFile), { recursive: true });
    const unfinished = `${cacheFile}.${process.pid}`;
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, cacheFile);
  }
  return new Blob([readFileSync(cacheFile)]);
}
