import { use } from 'react';
import { ArtworkContext, type PastMarkProps } from './Artwork.tsx';

/**
 * Marks something as over, in the font size and colour of its container. A brand without such a drawing renders nothing.
 *
 * @avoid The only statement that something is over.
 * @do Put it beside the sentence, not over it.
 * @screenReader Hidden: a sentence beside it says what is over, and when it took place.
 */
export function PastMark(props: PastMarkProps) {
  const { PastMark: Drawn } = use(ArtworkContext);
  return Drawn && <Drawn {...props} />;
}
