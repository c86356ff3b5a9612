import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { foundEngines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import { FaultEnvironment } from './faultEnvironment.ts';

for (const kind of foundEngines()) {
  describe(`the product on ${kind} loses nothing`, () => {
    test.each([
      ['down', 'down'],
      ['slower than the functions wait', 'slow'],
      ['failing half the time, half of these after it took the mail', 'failing'],
      ['answering nonsense', 'nonsense'],
    ] as const)('mail API %s', async (_title, mood) => {
      await using environment = await FaultEnvironment.start(kind);
      await environment.mail.become(mood);
      await environment.send(12);
      // Long enough for one attempt at each mail, and for a response after the timeout.
      await sleep(mood === 'slow' ? 26_000 : 8000);
      await environment.mail.become('well');
      expect(await environment.recover()).toEqual([]);
    });

    test('backend killed with -9 in a burst, 10 times', async () => {
      await using environment = await FaultEnvironment.start(kind);
      for (let kill = 0; kill < 10; kill += 1) {
        await environment.send(2);
        const sending = environment.send(40);
        await sleep(150 + Math.random() * 900);
        await environment.kill();
        await sending;
        await environment.startProduct();
      }
      expect(await environment.recover()).toEqual([]);
    });

    test('function processes killed with -9 in a burst', async () => {
      await using environment = await FaultEnvironment.start(kind);
      await environment.send(4);
      const sending = environment.send(60);
      for (let round = 0; round < 5; round += 1) {
        await sleep(300);
        spawnSync('pkill', ['-KILL', '-P', String(environment.product.pid)]);
      }
      await sending;
      expect(await environment.recover()).toEqual([]);
    });

    test.runIf(kind === 'postgres')('PostgreSQL restarted in a burst, 3 times', async () => {
      await using environment = await FaultEnvironment.start(kind);
      await environment.send(4);
      const sending = environment.send(60);
      for (let round = 0; round < 3; round += 1) {
        await sleep(400);
        await environment.postgres?.restart();
      }
      await sending;
      expect(await environment.recover()).toEqual([]);
    });

    test.runIf(kind === 'pglite')('disk full: a file system of 400 MB', async ({ skip }) => {
      using ends = new DisposableStack();
      const folder = mkdtempSync(join(tmpdir(), 'podium-disk-'));
      ends.defer(() => rmSync(folder, { recursive: true, force: true }));
      const options = ['-t', 'tmpfs', '-o', 'size=400m,mode=0700', 'tmpfs', folder];
      const isMounted = spawnSync('mount', options, { stdio: 'ignore' }).status === 0;
      skip(!isMounted, 'this user may not mount a file system');
      ends.defer(() => execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }));

      await using environment = await FaultEnvironment.start(kind, { dataDir: join(folder, 'data') });
      await environment.send(4);
      const ballast = join(folder, 'ballast');
      // Fails with a full disk, as intended.
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k'], { stdio: 'ignore' });
      await environment.send(30);
      for (let round = 0; round < 5; round += 1) await environment.probeDuringFault();
      rmSync(ballast);
      expect(await environment.recover()).toEqual([]);
    });

    test.runIf(kind === 'pglite')('clock jumps: 30 hours on, 5 hours back', async ({ skip }) => {
      const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
      skip(!existsSync(fakeTime), 'libfaketime is not on this machine');
      const clock = join(tmpdir(), `podium-clock-${process.pid}`);
      const jump = (to: string) => writeFileSync(clock, to);
      jump('+0');
      using ends = new DisposableStack();
      ends.defer(() => rmSync(clock));
      await using environment = await FaultEnvironment.start(kind, {
        env: {
          LD_PRELOAD: fakeTime,
          FAKETIME_TIMESTAMP_FILE: clock,
          FAKETIME_NO_CACHE: '1',
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        },
      });
      await environment.send(6);
      for (const to of ['+30h', '-5h', '+0']) {
        const sending = environment.send(12);
        await sleep(100);
        jump(to);
        await sending;
      }
      expect(await environment.recover()).toEqual([]);
    });
  });
}
