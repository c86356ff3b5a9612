import { use } from 'react';
import { ArtworkContext, type GrowthBandProps } from './Artwork.tsx';

/**
 * The brand's picture of a growing count, at full width, above a timeline. A brand without one renders nothing.
 *
 * @avoid Figures to read off: it has no scale.
 * @screenReader Hidden: the counts must also be in the text.
 */
export function GrowthBand(props: GrowthBandProps) {
  const { GrowthBand: Drawn } = use(ArtworkContext);
  return Drawn && <Drawn {...props} />;
}
