import type { IllustrationName, IllustrationProps } from '@podium/ui/Artwork/Artwork';
import type { ComponentType } from 'react';
import type { SealSpec } from './engraving/seal.ts';
import { closeUp, mapZoom } from './Illustration.css.ts';
import { Plate, type PlateProps } from './Plate/Plate.tsx';
import { Portrait } from './Plate/Portrait.tsx';
import { ContractDrawing } from './Resources/ContractDrawing.tsx';
import { WeekDrawing } from './Resources/WeekDrawing.tsx';
import { Seal } from './Seal/Seal.tsx';
import { Watermark } from './Seal/Watermark.tsx';

type ByName<Value> = Partial<Record<IllustrationName, Value>>;

const plates: ByName<PlateProps['name']> = {
  videoTeaser: 'hall',
  speakingInquiry: 'seats',
  summit: 'canal',
  map: 'chart',
  aiTools: 'lease',
  biography: 'lease',
  portfolio: 'hotel',
  'case-hotel-chain-acquisition': 'hotel',
  signature: 'hands',
  organiserQuote: 'lectern',
  'press-portrait': 'sitterPositive',
  'press-portraitNegative': 'sitterNegative',
  'press-stage': 'hall',
};

/** Fixed seals that represent no entry. */
const seals: ByName<SealSpec> = {
  callToAction: { points: 28, weave: 5, depth: 1.1, seed: 90, family: 'starNet' },
  speakingCards: { points: 36, weave: 4, depth: 1.2, seed: 5, family: 'rings' },
  pricing: { points: 23, weave: 5, depth: 1.1, seed: 4, family: 'rings' },
  // After the rosettes of old test cards.
  tvSeries: { points: 36, weave: 5, depth: 1.2, seed: 66, family: 'chart' },
  place1: { points: 12, weave: 4, depth: 1, seed: 1, family: 'starNet' },
  place2: { points: 15, weave: 4, depth: 1, seed: 2, family: 'moire' },
  place3: { points: 28, weave: 3, depth: 1.2, seed: 3, family: 'chart' },
};

const drawings: ByName<ComponentType> = {
  backdrop: Watermark,
  'resource-ai_prompts': ContractDrawing,
  'resource-hell_week_pdf': WeekDrawing,
};

/** Engraved plates, seals and drawings by place. */
export function Illustration({ name, fit, zoom = 1 }: IllustrationProps) {
  if (name === 'portrait' || name === 'portraitSignIn') {
    return (
      <div className={closeUp[name]}>
        <Plate name="sitterNegative" ink="current" />
      </div>
    );
  }
  if (name === 'hero') return <Portrait />;
  const plate = plates[name];
  if (plate) {
    const drawn = <Plate name={plate} ink="current" fit={fit} />;
    if (zoom === 1) return drawn;
    return (
      <div className={mapZoom} style={{ scale: zoom }}>
        {drawn}
      </div>
    );
  }
  const seal = seals[name];
  if (seal) return <Seal spec={seal} ink={name.startsWith('place') ? 'surface' : 'text'} />;
  const Drawing = drawings[name];
  return Drawing && <Drawing />;
}
