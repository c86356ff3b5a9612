import { spawnSync } from 'node:child_process';
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
      expect(await environment.violations()).toEqual([]);
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
      expect(await environment.violations()).toEqual([]);
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
      expect(await environment.violations()).toEqual([]);
    });
  });
}
