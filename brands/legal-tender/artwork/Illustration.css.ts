import { chartCentre, chartSize } from '@podium/ui/DistanceChart/chartPlace.ts';
import { from, style, styleVariants } from '@podium/ui/theme/style';

/** Crops of the portrait, each far beyond its frame, which clips it. */
export const closeUp = styleVariants({
  /** An eye and a cheek. */
  portrait: { inlineSize: '290%', transform: 'translateY(6%)' },
  /** The eye above the middle; on phones below the name. */
  portraitSignIn: {
    inlineSize: '130vw',
    transform: 'translate(9%, 15%)',
    '@media': {
      [from.md]: { inlineSize: 'max(75vw, 150vh)', transform: 'translateX(4%)' },
      [from.lg]: { transform: 'translateX(-6%)' },
    },
  },
});

const [x, y] = chartCentre;

/** The map is enlarged around the centre of the chart. */
export const mapZoom = style({ transformOrigin: `${(100 * x) / chartSize.width}% ${(100 * y) / chartSize.height}%` });
