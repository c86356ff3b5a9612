import { hands } from './hands.ts';
import { hotel } from './hotel.ts';
import { lease } from './lease.ts';
import { lectern } from './lectern.ts';
import { renderScene, type Rendering, type Scene } from './render.ts';
import { scenePlate, type SceneCut } from './scenePlate.ts';

interface DrawnScene {
  scene: Scene;
  /** Shown 480 px wide and wider. */
  cut: SceneCut;
}

const scenes = {
  lease: { scene: lease, cut: { width: 1520, height: 1040, pitch: 7, outline: 3 } },
  // With finer lines it would be too large.
  hotel: { scene: hotel, cut: { width: 1440, height: 990, pitch: 10, outline: 4 } },
  hands: { scene: hands, cut: { width: 1440, height: 990, pitch: 9, outline: 3 } },
  lectern: { scene: lectern, cut: { width: 1120, height: 1200, pitch: 7.8, outline: 3 } },
} satisfies Record<string, DrawnScene>;

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[];

/** Half as large as the fine one, with lines as far apart on the screen. */
function smallCut({ width, height }: SceneCut): SceneCut {
  return { width: width / 2, height: height / 2, pitch: 7, outline: 2 };
}

const rows = 440;
const rendered = new Map<SceneName, Rendering>();

/** A scene as a plate, for places from 480 px or below. Renders it first, once, which takes some seconds. */
export function sceneSvg(name: SceneName, size: 'fine' | 'small'): string {
  const { scene, cut } = scenes[name];
  const rendering = rendered.get(name) ?? renderScene(scene, rows);
  rendered.set(name, rendering);
  return scenePlate(rendering, size === 'fine' ? cut : smallCut(cut));
}
