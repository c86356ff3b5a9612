/** The properties of a CSS mask. */
export interface SheetMask {
  maskImage: string;
  maskSize: string;
  maskPosition: string;
  maskRepeat: string;
}

/** Radius of a hole and width of its soft edge, as shares of the pitch. */
const holeShare = 0.28;
const softShare = 0.03;

/**
 * Mask of a perforated edge: half a hole every `pitch` rem along all four sides. Width and height must be multiples of
 * the pitch, or the last hole of a side is clipped.
 */
export function perforatedMask(pitch: number): SheetMask {
  const hole = pitch * holeShare;
  const inside = `calc(100% - ${pitch}rem)`;
  return {
    maskImage: `radial-gradient(circle, transparent ${hole}rem, black ${hole + pitch * softShare}rem), linear-gradient(black, black)`,
    maskSize: `${pitch}rem ${pitch}rem, ${inside} ${inside}`,
    maskPosition: `${-pitch / 2}rem ${-pitch / 2}rem, center`,
    maskRepeat: 'repeat, no-repeat',
  };
}
