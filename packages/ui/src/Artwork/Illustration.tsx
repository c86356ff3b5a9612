import { use } from 'react';
import { ArtworkContext, type IllustrationProps } from './Artwork.tsx';

/**
 * The brand's picture for a place of the site, as wide as its container. A brand without one renders nothing.
 *
 * @avoid Information that text does not repeat.
 * @do Make its container as wide as the picture should be.
 * @screenReader Hidden: text beside it says what it shows.
 */
export function Illustration(props: IllustrationProps) {
  const { Illustration: Drawn } = use(ArtworkContext);
  return Drawn && <Drawn {...props} />;
}
