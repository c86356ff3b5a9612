import { describe, expect, it } from 'vitest';
import { renderScene, type Scene } from './render.ts';
import { scenePlate } from './scenePlate.ts';
import { box, ground, union } from './shapes.ts';

const cube: Scene = {
  solid: box([0, 1, 0], [0.5, 0.5, 0.5]),
  albedo: () => 1,
  eye: [0, 1, -4],
  lookAt: [0, 1, 0],
  zoom: 2,
  lamp: [-1, 1, -1],
  ambient: 0.2,
  aspect: 1,
  farthest: 9,
};
const settings = { width: 200, height: 200, pitch: 10, outline: 4 };

function paths(scene: Scene): string[] {
  return [...scenePlate(renderScene(scene, 60), settings).matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path);
}

describe('a rendered scene', () => {
  const rendering = renderScene(cube, 60);

  it('has light where a ray meets a surface', () => {
    expect(rendering.light(0.5, 0.5)).toBeGreaterThan(0.2);
    expect(rendering.light(0.05, 0.05)).toBeUndefined();
  });

  it('has outlines at edges only', () => {
    expect(rendering.isOutline(0.5, 0.5)).toBe(false);
    const edges = Array.from({ length: 60 }, (_, column) => rendering.isOutline(column / 59, 0.5));
    expect(edges.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  });

  it('is darker in the shadow', () => {
    const onGround = renderScene({ ...cube, solid: union(ground, cube.solid), eye: [0, 4, -6], lookAt: [0, 0, 0] }, 60);
    const darkest = Math.min(
      ...Array.from({ length: 60 * 60 }, (_, at) => onGround.light((at % 60) / 59, at / 3600) ?? 1),
    );
    expect(darkest).toBeLessThan(0.6 * (onGround.light(0.1, 0.9) ?? 0));
  });
});

describe('its plate', () => {
  it('has no lines where there is nothing, and no hatching in the light', () => {
    const [ruled = '', hatched, outlined] = paths(cube);
    expect(ruled.match(/M/g)?.length).toBeLessThan(settings.height / settings.pitch);
    expect(hatched).toBe('');
    expect(outlined).not.toBe('');
  });

  it('has lines at an angle in the parts that name one, and horizontal ones elsewhere', () => {
    const half: Scene = { ...cube, rulings: [{ angle: Math.PI / 6, includes: ([x]) => x < 0 }] };
    const plate = scenePlate(renderScene(half, 60), settings);
    expect(plate).toMatch(/<path transform="[^"]*rotate\(30\.0\)[^"]*" d="M[^"]+"/);
    const horizontal = plate.match(/<path d="([^"]+)"/)?.[1] ?? '';
    const starts = [...horizontal.matchAll(/M(\d+)/g)].map(([, x]) => Number(x));
    expect(Math.min(...starts)).toBeGreaterThan(0.45 * settings.width);
    expect(starts).not.toEqual([]);
  });

  it('is hatched where it is dark', () => {
    const [, hatched] = paths({ ...cube, albedo: () => 0.1 });
    expect(hatched).not.toBe('');
  });
});
