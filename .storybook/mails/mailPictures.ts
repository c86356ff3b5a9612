import { build } from '@podium/brands/active/build.ts';
import { freeResources, proposal } from '@podium/brands/active/content.ts';
import {
  type MailTheme,
  mailPicturePath,
  mailPictures as picturesOf,
  mailPictureSize,
  proposalPicture,
} from '@podium/data/schemas/mailPictures.ts';
import type { Plugin } from 'vite';
import { sampleInquiry } from './sampleInquiry.ts';

const id = 'virtual:mail-pictures';
const themes: readonly MailTheme[] = ['light', 'dark'];

/** The pictures of mails as data URLs by their path on the site, drawn by the brand's build.ts, which needs Node. */
export function mailPictures(): Plugin {
  return {
    name: 'podium-mail-pictures',
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler: () => `export const drawings = new Map(${JSON.stringify(drawings())});`,
    },
  };
}

function drawings(): [path: string, url: string][] {
  const emblems = proposal.emblem ? [proposalPicture(sampleInquiry)] : [];
  return [...picturesOf(freeResources.items), ...emblems].flatMap((name) =>
    themes.map((each): [string, string] => {
      const svg = build.mailPicture(name, each, 2 * mailPictureSize(name));
      return [mailPicturePath(name, each), `data:image/svg+xml,${encodeURIComponent(svg)}`];
    }),
  );
}
