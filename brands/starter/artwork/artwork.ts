import type { Artwork } from '@podium/ui/Artwork/Artwork';
import { Illustration } from './Illustration.tsx';
import { Mark } from './Mark.tsx';

/** The drawings of this brand: a mark and a portrait. */
export const artwork: Artwork = { Mark, Illustration };
