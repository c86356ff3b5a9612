import type { Artwork } from '@podium/ui/Artwork/Artwork';
import { Illustration } from './Illustration.tsx';
import { Mark } from './Mark.tsx';

/** What this brand draws: a mark and a portrait. */
export const artwork: Artwork = { Mark, Illustration };
