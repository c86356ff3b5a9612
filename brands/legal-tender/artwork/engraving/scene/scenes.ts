import { hands } from './hands.ts';
import { hotel } from './hotel.ts';
import { lease } from './lease.ts';
import { lectern } from './lectern.ts';
import { renderScene, type Rendering, type Scene } from './render.ts';
import { scenePlate, type SceneSettings } from './scenePlate.ts';

/** With their settings for places from 480 px. */
const scenes = {
  lease: { scene: lease, settings: { width: 1520, height: 1040, pitch: 7, outline: 3 } },
  // With finer lines it would be too large.
  hotel: { scene: hotel, settings: { width: 1440, height: 990, pitch: 10, outline: 4 } },
  hands: { scene: hands, settings: { width: 1440, height: 990, pitch: 9, outline: 3 } },
  lectern: { scene: lectern, settings: { width: 1120, height: 1200, pitch: 7.8, outline: 3 } },
} satisfies Record<string, { scene: Scene; settings: SceneSettings }>;

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[];

/** Half as large as the fine one, with lines as far apart on the screen. */
function smallSettings({ width, height }: SceneSettings): SceneSettings {
  return { width: width / 2, height: height / 2, pitch: 7, outline: 2 };
}

const rows = 440;
const rendered = new Map<SceneName, Rendering>();

/** A scene as a plate, for places from 480 px or below. Renders it first, once, which takes some seconds. */
export function sceneSvg(name: SceneName, size: 'fine' | 'small'): string {
  const { scene, settings } = scenes[name];
  const rendering = rendered.get(name) ?? renderScene(scene, rows);
  rendered.set(name, rendering);
  return scenePlate(rendering, size === 'fine' ? settings : smallSettings(settings));
}
