import type { Artwork } from '@podium/ui/Artwork/Artwork';
import { Illustration } from './Illustration.tsx';
import { Mark } from './Mark.tsx';

export const artwork: Artwork = { Mark, Illustration };
