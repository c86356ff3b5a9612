import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('engrave.ts', import.meta.url));
let folder = '';

/** A ball lit from the upper left before a dark wall: light, shadow and an edge, as in a portrait. */
function ball(width: number, height: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    `<radialGradient id="g" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#222"/></radialGradient></defs>` +
    `<rect width="100%" height="100%" fill="#333"/><circle cx="${width / 2}" cy="${height / 2}" r="${height / 3}" fill="url(#g)"/></svg>`
  );
}

/** Runs the command as an owner would. */
async function engrave(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { cwd: folder, env: { ...process.env, INIT_CWD: folder } },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
      },
    );
  });
}

/** Mean grey of a plate on white paper, 200 px wide, in a square of 16 px. */
async function grey(file: string, left: number, top: number): Promise<number> {
  const picture = sharp(file).resize(200).flatten({ background: '#fff' }).greyscale();
  const pixels = await picture.extract({ left, top, width: 16, height: 16 }).raw().toBuffer();
  return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-engrave-'));
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const photos = {
    'ball.jpg': sharp(Buffer.from(ball(700, 700))),
    'wide.png': sharp(Buffer.from(ball(1200, 600))),
    'detailed.png': sharp({ create: { width: 1200, height: 800, channels: 3, background: '#888', noise } }).blur(3),
    'small.png': sharp(Buffer.from(ball(200, 300))),
  };
  for (const [name, photo] of Object.entries(photos)) await photo.toFile(join(folder, name));
  await writeFile(join(folder, 'notes.txt'), 'No picture.');
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('npx node brands/legal-tender/artwork/engrave/engrave.ts', { timeout: 60_000 }, () => {
  const names = ['', 'Small', 'Smallest', 'Negative', 'NegativeSmall', 'NegativeSmallest'];

  it('writes a spiral portrait in three sizes, positive and negative', async () => {
    const { code, stdout, stderr } = await engrave('ball.jpg', '--method', 'spiral', '--out', 'out/me.svg');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect((await readdir(join(folder, 'out'))).toSorted()).toEqual(names.map((name) => `me${name}.svg`).toSorted());
    for (const name of names) {
      expect(stdout).toContain(`me${name}.svg`);
    }
  });

  it.each([
    ['spiral', 'ball.jpg', [23.5, 15, 12]],
    ['ruled', 'detailed.png', [12, 10, 8]],
  ])('draws as coarse as necessary: files of %s from %s have at most %j kB gzip', async (method, photo, most) => {
    await engrave(photo, '--method', method, '--out', `out/${method}.svg`);
    for (const [index, name] of names.entries()) {
      const svg = await readFile(join(folder, 'out', `${method}${name}.svg`));
      expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual((most[index % 3] ?? 0) * 1000);
    }
  });

  it('reproduces the photograph: light at the upper left, dark at the lower right', async () => {
    const lit = [80, 75] as const;
    const shaded = [120, 125] as const;
    const [positive, negative] = [join(folder, 'out/me.svg'), join(folder, 'out/meNegative.svg')];
    expect(await grey(positive, ...lit)).toBeGreaterThan((await grey(positive, ...shaded)) + 40);
    expect(await grey(negative, ...lit)).toBeLessThan((await grey(negative, ...shaded)) - 40);
  });

  it('writes a ruled picture with the aspect ratio of the photograph', async () => {
    const { code } = await engrave('wide.png', '--method', 'ruled', '--out', 'room.svg');
    expect(code).toBe(0);
    expect(await readFile(join(folder, 'room.svg'), 'utf8')).toContain('viewBox="0 0 2048 1024"');
    expect(await grey(join(folder, 'room.svg'), 82, 38)).toBeGreaterThan(
      (await grey(join(folder, 'room.svg'), 108, 60)) + 40,
    );
  });

  it('centres the spiral on the point of --nose', async () => {
    await engrave('ball.jpg', '--method', 'spiral', '--nose', '0.4,0.4', '--out', 'near.svg');
    expect(await readFile(join(folder, 'near.svg'), 'utf8')).not.toBe(
      await readFile(join(folder, 'out/me.svg'), 'utf8'),
    );
  });

  it('prints its usage with --help', async () => {
    const { code, stdout } = await engrave('--help');
    expect(code).toBe(0);
    for (const word of ['PHOTO', '--method', '--out', '--nose', 'meNegativeSmallest.svg']) {
      expect(stdout).toContain(word);
    }
  });

  const spiral = ['--method', 'spiral', '--out', 'x.svg'];
  it.each([
    [['gone.jpg', ...spiral], /^There is no file .*gone\.jpg\.$/],
    [['notes.txt', ...spiral], /notes\.txt is not an image/],
    [['small.png', ...spiral], /200 × 300 px, which is too small: it must be at least 480 px/],
    [['ball.jpg', ...spiral, '--nose', '0.2,0.2'], /only 280 px wide, which is too small/],
    [['ball.jpg', ...spiral, '--nose', 'left'], /--nose left is not a point/],
    [['ball.jpg', '--method', 'dots', '--out', 'x.svg'], /--method is required/],
    [['ball.jpg', '--method', 'spiral'], /--out is required/],
    [[], /One photograph is required/],
    [['ball.jpg', '--colour'], /^Unknown option '--colour'; --help lists the arguments\.$/],
  ])('prints one sentence about what is wrong with %j', async (args, sentence) => {
    const { code, stdout, stderr } = await engrave(...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim()).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
