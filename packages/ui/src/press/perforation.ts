/** A CSS mask, in the parts that a style takes. */
export interface SheetMask {
  maskImage: string;
  maskSize: string;
  maskPosition: string;
  maskRepeat: string;
}

/** Radius of a hole, as a share of the way from hole to hole, and how much of it is given to a soft edge. */
const holeShare = 0.28;
const softShare = 0.03;

/**
 * A sheet torn out of a perforated block: half a hole every `pitch` rem along all four sides. Width and height have to
 * be whole multiples of the pitch, or the last hole of a side is cut.
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
