import { use } from 'react';
import { ArtworkContext, type EmblemProps } from './Artwork.tsx';

/**
 * A drawing that represents an entry of a list and is generated from the entry's figures. Fills its container. A brand
 * without emblems renders nothing.
 *
 * @avoid The brand: use `Mark`. A fixed picture: use `Illustration`. Icons.
 * @do Pass the whole list as `among`, also where only a part is shown.
 * @screenReader Hidden: text beside it has the same information.
 */
export function Emblem(props: EmblemProps) {
  const { Emblem: Drawn } = use(ArtworkContext);
  return Drawn && <Drawn {...props} />;
}
