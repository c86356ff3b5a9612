import { build } from '@podium/brands/active/build.ts';
import { files } from '../../src/files/names.ts';
import { pngOf } from './png.ts';

export async function iconFiles(cacheFolder: string): Promise<{ path: string; content: string | Buffer }[]> {
  return [
    { path: files.icon, content: build.smallIcon(48) },
    { path: files.favicon, content: await pngOf(build.smallIcon(32), cacheFolder) },
    { path: files.appleTouchIcon, content: await pngOf(build.icon(180, 'square'), cacheFolder) },
    { path: files.icon192, content: await pngOf(build.icon(192, 'rounded'), cacheFolder) },
    { path: files.icon512, content: await pngOf(build.icon(512, 'rounded'), cacheFolder) },
    { path: files.maskableIcon, content: await pngOf(build.icon(512, 'maskable'), cacheFolder) },
  ];
}
