import type { BrandBuild } from '@podium/data/brandBuild.ts';
import { pressKit } from './content/pressKit.ts';
import { brandIcon, smallBrandIcon } from './pictures/brandIcon.ts';
import { mailDrawing } from './pictures/mailDrawing.ts';
import { pageCard } from './pictures/pageCard.ts';
import { pressFiles } from './pictures/pressFiles.ts';
import { oneSheetFile } from './resources/oneSheetFile.ts';
import { pressTexts } from './resources/pressTexts.ts';
import { resourceFiles } from './resources/resourceFiles.ts';

export const build: BrandBuild = {
  pageCard,
  icon: brandIcon,
  smallIcon: smallBrandIcon,
  mailPicture: mailDrawing,
  files: () => [...resourceFiles(), oneSheetFile(), ...pressFiles(), ...pressTexts()],
  archive: { path: pressKit.request.archive.href, folder: '/press-kit/' },
  // The portrait of 'About' and the map of the calendar.
  idlePictures: { home: ['sitterNegative', 'chart'] },
};
