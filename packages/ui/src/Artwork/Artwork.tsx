import { createContext, type ComponentType } from 'react';

/** The places of a site where a brand can show an illustration. */
export type IllustrationName =
  | 'hero'
  | 'backdrop'
  | 'portrait'
  | 'portraitSignIn'
  | 'videoTeaser'
  | 'speakingInquiry'
  | 'aiTools'
  | 'biography'
  | 'portfolio'
  | 'organiserQuote'
  | 'signature'
  | 'summit'
  | 'map'
  | 'callToAction'
  | 'speakingCards'
  | 'place1'
  | 'place2'
  | 'place3'
  | 'pricing'
  | 'tvSeries'
  | `case-${string}`
  | `press-${string}`
  | `resource-${string}`;

/** `surface`: the colours of the surface for drawings. `text`: the text colour only. */
export type ArtworkColor = 'surface' | 'text';

export interface MarkProps {
  /** The name beside the mark, at most two lines. Without it only the mark is shown. */
  name?: string;
  /** @default 'surface' */
  color?: ArtworkColor;
}

export interface EmblemProps {
  /** What the entry is: 'event', 'episode'. */
  kind: string;
  /** The entry whose figures determine the drawing. */
  entry: object;
  /** The whole list that the entry belongs to: neighbours in it get different drawings. */
  among?: readonly object[];
  /** @default 'surface' */
  color?: ArtworkColor;
  /** Animated once, when it first enters the viewport. @default false */
  isAnimated?: boolean;
  /** Progress of what the emblem represents, in thirds. @default 3 */
  progress?: 0 | 1 | 2 | 3;
  /** Drawn before hydration: use it where the part is hydrated on interaction only. @default false */
  isEarly?: boolean;
}

export interface IllustrationProps {
  name: IllustrationName;
  /** `whole`: with its own aspect ratio. `cover`: as high as its container, cropped. @default 'whole' */
  fit?: 'whole' | 'cover';
  /** `map`: enlarges coastlines around the centre of the chart. @default 1 */
  zoom?: number;
}

export interface DividerProps {
  /** `line`: ends a bar or a header. `band` is 24 px high, `wideBand` 72 px. */
  kind: 'line' | 'band' | 'wideBand';
  /** @default 'surface' */
  color?: ArtworkColor;
  /** The place of the bar that it fills in a list: a brand can give neighbours different colours. */
  position?: number;
}

/** A count at a position from 0 to 1. */
export interface GrowthStep {
  at: number;
  count: number;
}

export interface GrowthChartProps {
  /** The counts, in order of position. */
  steps: readonly GrowthStep[];
}

export interface PromiseFigureProps {
  /** The value, two or three characters: '48'. */
  figure: string;
  /** The meaning of the value: 'hours at most, for dates'. */
  label: string;
}

export interface PastMarkProps {
  /** `start` and `end` are the halves of a mark that two joined objects share. @default 'whole' */
  part?: 'whole' | 'start' | 'end';
}

/** The drawings of a brand. What is absent has a plain form or is not rendered. */
export interface Artwork {
  Mark?: ComponentType<MarkProps>;
  Emblem?: ComponentType<EmblemProps>;
  /** Draws the emblems with `isEarly` in the prerendered page, which are in elements with `data-emblem`. */
  loadEmblems?: () => Promise<void>;
  Illustration?: ComponentType<IllustrationProps>;
  Divider?: ComponentType<DividerProps>;
  GrowthChart?: ComponentType<GrowthChartProps>;
  PromiseFigure?: ComponentType<PromiseFigureProps>;
  PastMark?: ComponentType<PastMarkProps>;
}

export const ArtworkContext = createContext<Artwork>({});

/** Supplies the brand's drawings to all components below it. */
export const ArtworkProvider = ArtworkContext.Provider;
