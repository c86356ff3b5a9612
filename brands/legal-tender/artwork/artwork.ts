import type { Artwork } from '@podium/ui/Artwork/Artwork';
import { Divider } from './Divider/Divider.tsx';
import { Emblem } from './Emblem.tsx';
import { GrowthRibbon } from './GrowthRibbon/GrowthRibbon.tsx';
import { Illustration } from './Illustration.tsx';
import { BrandMark } from './Mark/BrandMark.tsx';
import { PastMark } from './PastMark/PastMark.tsx';
import { Stamp } from './Stamp/Stamp.tsx';

/** All drawings of this brand. */
export const artwork: Artwork = {
  Mark: BrandMark,
  Emblem,
  // Ignores a failed load: the page works without the drawing.
  loadEmblems: () =>
    import('./Seal/private/drawSeals.tsx').then(
      ({ drawSeals }) => drawSeals(),
      () => undefined,
    ),
  Illustration,
  Divider,
  GrowthChart: GrowthRibbon,
  PromiseFigure: Stamp,
  PastMark,
};
