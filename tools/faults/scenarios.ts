import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineKind } from '../../apps/local-supabase/src/backend/engine.ts';
import { mountSmallDisk } from './disk.ts';
import type { Mood } from './mailService.ts';
import { Skipped, World } from './world.ts';

/** A fault in the real processes. */
export interface Scenario {
  name: string;
  engines: readonly EngineKind[];
  /**
   * Starts the product and causes the fault. The caller checks the result, stops the product and disposes `ends`.
   *
   * @throws Skipped when it cannot run on this machine; any other error counts as failed
   */
  hurt(engine: EngineKind, ends: DisposableStack): Promise<World>;
}

const both: readonly EngineKind[] = ['pglite', 'postgres'];
const kills = 10;

const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

function mail(name: string, mood: Mood): Scenario {
  return {
    name: `mail API ${name}`,
    engines: both,
    async hurt(engine) {
      const world = await World.start(engine);
      await world.mail.become(mood);
      await world.send(12);
      // Long enough for one attempt at each mail, and for a response after the timeout.
      await sleep(mood === 'slow' ? 26_000 : 8000);
      await world.mail.become('well');
      return world;
    },
  };
}

export const scenarios: readonly Scenario[] = [
  mail('down', 'down'),
  mail('slower than the functions wait', 'slow'),
  mail('failing half the time, half of these after it took the mail', 'failing'),
  mail('answering nonsense', 'nonsense'),
  {
    name: `backend killed with -9 in a burst, ${kills} times`,
    engines: both,
    async hurt(engine) {
      const world = await World.start(engine);
      for (let kill = 0; kill < kills; kill += 1) {
        await world.send(2);
        const sending = world.send(40);
        await sleep(150 + Math.random() * 900);
        await world.kill();
        await sending;
        await world.startProduct();
      }
      return world;
    },
  },
  {
    name: 'function processes killed with -9 in a burst',
    engines: both,
    async hurt(engine) {
      const world = await World.start(engine);
      await world.send(4);
      const sending = world.send(60);
      for (let round = 0; round < 5; round += 1) {
        await sleep(300);
        spawnSync('pkill', ['-KILL', '-P', String(world.product.pid)]);
      }
      await sending;
      return world;
    },
  },
  {
    name: 'PostgreSQL restarted in a burst, 3 times',
    engines: ['postgres'],
    async hurt(engine) {
      const world = await World.start(engine);
      await world.send(4);
      const sending = world.send(60);
      for (let round = 0; round < 3; round += 1) {
        await sleep(400);
        await world.postgres?.restart();
      }
      await sending;
      return world;
    },
  },
  {
    name: 'disk full: a file system of 400 MB',
    engines: ['pglite'],
    async hurt(engine, ends) {
      const disk = mountSmallDisk();
      if (!disk) throw new Skipped('this user may not mount a file system');
      ends.defer(() => disk.unmount());
      const world = await World.start(engine, { dataDir: join(disk.folder, 'data') });
      await world.send(4);
      disk.fill();
      await world.send(30);
      for (let round = 0; round < 5; round += 1) await world.askMeanwhile();
      disk.free();
      return world;
    },
  },
  {
    name: 'clock jumps: 30 hours on, 5 hours back',
    engines: ['pglite'],
    async hurt(engine, ends) {
      if (!existsSync(fakeTime)) throw new Skipped('libfaketime is not on this machine');
      const clock = join(import.meta.dirname, `../../.cache/clock-${process.pid}`);
      const jump = (to: string) => writeFileSync(clock, to);
      jump('+0');
      ends.defer(() => jump('+0'));
      const world = await World.start(engine, {
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
      return world;
    },
  },
];
