import { createContainer, createVar, type GlobalStyleRule, keyframes } from '@vanilla-extract/css';
import { part } from '../PastMark/PastMark.css.ts';
import { color, forcedColors, globalStyle, mapValues, recipe, style, styleVariants } from '@podium/ui/theme/style';

const place = createContainer();
const fineMask = createVar();
const smallMask = createVar();
const smallestMask = createVar();

/** Minimum widths of the plate for the finer versions. */
const smallFrom = '340px';
const fineFrom = '480px';

const file = (name: string) => `url('./plates/${name}.svg')`;

const masks = (fine: string, small = fine, smallest = small) => ({
  [fineMask]: file(fine),
  [smallMask]: file(small),
  [smallestMask]: file(smallest),
});
const positive = masks('sitter', 'sitterSmall', 'sitterSmallest');
const negative = masks('sitterNegative', 'sitterNegativeSmall', 'sitterNegativeSmallest');

/** Rules of the dark theme, whether chosen or set by the system. Print never uses them. */
function inPlateTheme(selector: (root: string) => string, rule: GlobalStyleRule, feature = ''): void {
  const media = (query: string) => ({ '@media': { [query + feature]: rule } });
  globalStyle(selector(":root[data-theme='dark']"), media('screen'));
  globalStyle(selector(':root:not([data-theme])'), media('screen and (prefers-color-scheme: dark)'));
}

const picturesOf = (aspectRatio: string, variables: ReturnType<typeof masks>) =>
  style({ aspectRatio, vars: variables });

const scene = style({});

const sceneOf = (aspectRatio: string, name: string) =>
  style([scene, { aspectRatio, vars: masks(name, `${name}Small`) }]);

const picture = {
  sitter: picturesOf('1', positive),
  sitterPositive: picturesOf('1', positive),
  sitterNegative: picturesOf('1', negative),
  hall: picturesOf('21 / 9', masks('hall')),
  canal: picturesOf('45 / 16', masks('canal')),
  chart: picturesOf('9 / 4', masks('chart')),
  seats: picturesOf('73 / 40', masks('seats')),
  hotel: picturesOf('16 / 11', masks('hotel', 'hotelSmall')),
  lease: sceneOf('19 / 13', 'lease'),
  hands: sceneOf('16 / 11', 'hands'),
  lectern: sceneOf('14 / 15', 'lectern'),
};

/** Far from the viewport the file is not loaded. */
const lazy = style({ contentVisibility: 'auto' });

export type PlateName = keyof typeof picture;

export const plate = recipe({
  base: {
    display: 'block',
    position: 'relative',
    inlineSize: '100%',
    containerName: place,
    containerType: 'inline-size',
  },
  variants: {
    // The portrait of the first screen moves while the page scrolls.
    name: mapValues(picture, (name, key) => (key === 'sitter' ? [name] : [name, lazy])),
    // As high as its container. The drawing is cropped, not stretched.
    fit: { whole: {}, cover: { aspectRatio: 'auto', blockSize: '100%' } },
  },
  defaultVariants: { fit: 'whole' },
});

/** Loads only the image in use: one size, either positive or negative. */
inPlateTheme((root) => `${root} ${picture.sitter}`, { vars: negative });

const disc = {
  maskImage: 'radial-gradient(closest-side, #000 82%, transparent)',
  maskPosition: '44% 56%',
  maskRepeat: 'no-repeat',
};
const drawn = keyframes({ from: { ...disc, maskSize: '24% 24%' }, to: { ...disc, maskSize: '360% 360%' } });

/** On the first page of a visit the portrait is drawn from the cheek outwards. Without scripts it is there at once. */
globalStyle(`:root[data-arrival] ${picture.sitter}`, {
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${drawn} 1400ms cubic-bezier(0.3, 0, 0.2, 1) 120ms backwards`,
    },
  },
});

/** A scene has dark lines in both themes: in light ones its light and shadow would be exchanged. The hotel is at night then. */
inPlateTheme((root) => `${root} ${scene}`, { backgroundColor: color.artwork.primary, color: color.background });

/** In the dark theme some windows are lit. */
inPlateTheme((root) => `${root} ${picture.canal}::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  backgroundColor: color.highlight.background,
  maskImage: file('canalLit'),
  maskSize: '100% 100%',
  forcedColorAdjust: 'none',
});
inPlateTheme((root) => `${root} ${picture.canal}::after`, { backgroundColor: 'CanvasText' }, ` and ${forcedColors}`);

/** After the event the windows are dark, so that the punched words are legible. */
globalStyle(`:root section:has(${part.whole}) ${picture.canal}::after`, { display: 'none' });

const { stop1, stop2, stop3 } = color.gradient;
/** Without the fourth stop, which has too little contrast for a face. */
const iris = `linear-gradient(140deg, ${stop1} 12%, ${stop2} 50%, ${stop3} 80%)`;
const inks = { iris: { backgroundImage: iris }, current: { backgroundColor: 'currentColor' } };

export type PlateColor = keyof typeof inks;

export const ink = styleVariants(inks, (background) => ({
  ...background,
  display: 'block',
  blockSize: '100%',
  maskImage: smallestMask,
  maskSize: '100% 100%',
  maskRepeat: 'no-repeat',
  forcedColorAdjust: 'none',
  '@container': {
    [`${place} (min-width: ${smallFrom})`]: { maskImage: smallMask },
    [`${place} (min-width: ${fineFrom})`]: { maskImage: fineMask },
  },
  '@media': { [forcedColors]: { backgroundImage: 'none', backgroundColor: 'CanvasText' } },
}));
