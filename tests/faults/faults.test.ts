import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { foundEngines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import { World } from './world.ts';

for (const kind of foundEngines()) {
  describe(`the product on ${kind} loses nothing`, () => {
    test.each([
      ['down', 'down'],
      ['slower than the functions wait', 'slow'],
      ['failing half the time, half of these after it took the mail', 'failing'],
      ['answering nonsense', 'nonsense'],
    ] as const)('mail API %s', async (_title, mood) => {
      await using world = await World.start(kind);
      await world.mail.become(mood);
      await world.send(12);
      // Long enough for one attempt at each mail, and for a response after the timeout.
      await sleep(mood === 'slow' ? 26_000 : 8000);
      await world.mail.become('well');
      expect(await world.recover()).toEqual([]);
    });

    test('backend killed with -9 in a burst, 10 times', async () => {
      await using world = await World.start(kind);
      for (let kill = 0; kill < 10; kill += 1) {
        await world.send(2);
        const sending = world.send(40);
        await sleep(150 + Math.random() * 900);
        await world.kill();
        await sending;
        await world.startProduct();
      }
      expect(await world.recover()).toEqual([]);
    });

    test('function processes killed with -9 in a burst', async () => {
      await using world = await World.start(kind);
      await world.send(4);
      const sending = world.send(60);
      for (let round = 0; round < 5; round += 1) {
        await sleep(300);
        spawnSync('pkill', ['-KILL', '-P', String(world.product.pid)]);
      }
      await sending;
      expect(await world.recover()).toEqual([]);
    });

    test.runIf(kind === 'postgres')('PostgreSQL restarted in a burst, 3 times', async () => {
      await using world = await World.start(kind);
      await world.send(4);
      const sending = world.send(60);
      for (let round = 0; round < 3; round += 1) {
        await sleep(400);
        await world.postgres?.restart();
      }
      await sending;
      expect(await world.recover()).toEqual([]);
    });

    test.runIf(kind === 'pglite')('disk full: a file system of 400 MB', async ({ skip }) => {
      using ends = new DisposableStack();
      const folder = mkdtempSync(join(tmpdir(), 'podium-disk-'));
      ends.defer(() => rmSync(folder, { recursive: true, force: true }));
      const options = ['-t', 'tmpfs', '-o', 'size=400m,mode=0700', 'tmpfs', folder];
      const isMounted = spawnSync('mount', options, { stdio: 'ignore' }).status === 0;
      skip(!isMounted, 'this user may not mount a file system');
      ends.defer(() => execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }));

      await using world = await World.start(kind, { dataDir: join(folder, 'data') });
      await world.send(4);
      const ballast = join(folder, 'ballast');
      // Fails with a full disk, as intended.
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k'], { stdio: 'ignore' });
      await world.send(30);
      for (let round = 0; round < 5; round += 1) await world.askMeanwhile();
      rmSync(ballast);
      expect(await world.recover()).toEqual([]);
    });

    test.runIf(kind === 'pglite')('clock jumps: 30 hours on, 5 hours back', async ({ skip }) => {
      const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
      skip(!existsSync(fakeTime), 'libfaketime is not on this machine');
      const clock = join(tmpdir(), `podium-clock-${process.pid}`);
      const jump = (to: string) => writeFileSync(clock, to);
      jump('+0');
      using ends = new DisposableStack();
      ends.defer(() => rmSync(clock));
      await using world = await World.start(kind, {
        env: {
          LD_PRELOAD: fakeTime,
          FAKETIME_TIMESTAMP_FILE: clock,
          FAKETIME_NO_CACHE: '1',
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        },
      });
      await world.send(6);
      for (const to of ['+30h', '-5h', '+0']) {
        const sending = world.send(12);
        await sleep(100);
        jump(to);
        await sending;
      }
      expect(await world.recover()).toEqual([]);
    });
  });
}
