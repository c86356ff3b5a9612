import { build } from '@podium/brands/active/build.ts';
import { files } from '../../src/files/names.ts';
import { icoFile } from './icoFile.ts';
import { pngOf } from './png.ts';

export async function iconFiles(cacheFolder: string): Promise<{ path: string; content: string | Buffer }[]> {
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await pngOf(build.smallIcon(size), cacheFolder) })),
  );
  return [
    { path: files.icon, content: build.smallIcon(48) },
    { path: files.favicon, content: icoFile(small) },
    { path: files.appleTouchIcon, content: await pngOf(build.icon(180, 'square'), cacheFolder) },
    { path: files.icon192, content: await pngOf(build.icon(192, 'rounded'), cacheFolder) },
    { path: files.icon512, content: await pngOf(build.icon(512, 'rounded'), cacheFolder) },
    { path: files.maskableIcon, content: await pngOf(build.icon(512, 'maskable'), cacheFolder) },
  ];
}
