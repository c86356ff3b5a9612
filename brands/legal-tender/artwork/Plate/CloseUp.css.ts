import { from, styleVariants } from '@podium/ui/theme/style';

/** Crops of the portrait, each far beyond its frame, which clips it. */
export const closeUp = styleVariants({
  /** An eye and a cheek. */
  portrait: { inlineSize: '290%', transform: 'translateY(6%)' },
  /** The eye above the middle. */
  portraitSignIn: {
    inlineSize: '175vw',
    transform: 'translate(10%, 8%)',
    '@media': {
      [from.md]: { inlineSize: 'max(75vw, 150vh)', transform: 'translateX(4%)' },
      [from.lg]: { transform: 'translateX(-6%)' },
    },
  },
});
