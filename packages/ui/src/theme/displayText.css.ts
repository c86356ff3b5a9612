import { brandVars } from './contract.css.ts';

/** Text in the display font, to be spread into a style. The steps of the type scale are in `text`. */
export function displayText(
  fontSize: string,
  fontWeight: string,
  lineHeight?: string | number,
  letterSpacing?: string,
) {
  const { display } = brandVars.font;
  return {
    fontFamily: display,
    fontSize,
    fontWeight,
    ...(lineHeight && { lineHeight }),
    ...(letterSpacing && { letterSpacing }),
  };
}
