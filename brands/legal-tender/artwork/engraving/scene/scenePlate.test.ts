import { expect, it } from 'vitest';
import { renderScene, type Scene } from './render.ts';
import { scenePlate } from './scenePlate.ts';
import { box } from '../sitter/solids.ts';

it('a scene has lines at an angle in the parts that name one, and horizontal ones elsewhere', () => {
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
    rulings: [{ angle: Math.PI / 6, includes: ([x]) => x < 0 }],
  };
  const plate = scenePlate(renderScene(cube, 60), { width: 200, height: 200, pitch: 10, outline: 4 });
  expect(plate).toMatch(/<path transform="[^"]*rotate\(30\.0\)[^"]*" d="M[^"]+"/);
  const horizontal = plate.match(/<path d="([^"]+)"/)?.[1] ?? '';
  const starts = [...horizontal.matchAll(/M(\d+)/g)].map(([, x]) => Number(x));
  expect(Math.min(...starts)).toBeGreaterThan(90);
  expect(starts).not.toEqual([]);
});
