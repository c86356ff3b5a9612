import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounts a tmpfs of 400 MB, which a test can fill. Undefined if this user may not mount. */
export function mountSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'podium-disk-'));
  const ballast = join(folder, 'ballast');
  const options = ['-t', 'tmpfs', '-o', 'size=400m,mode=0700', 'tmpfs', folder];
  if (spawnSync('mount', options, { stdio: 'ignore' }).status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    // Fails with a full disk, as intended.
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k'], { stdio: 'ignore' }),
    free: () => rmSync(ballast),
    unmount() {
      execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
