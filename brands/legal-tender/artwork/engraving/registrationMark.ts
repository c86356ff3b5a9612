import { svgUrl } from './svgUrl.ts';

/** Width and height of a mark, in px. */
export const registrationMarkSize = 20;

/** A cross in a ring, by which printers align plates, as a CSS mask image. */
export function registrationMark(): string {
  const size = registrationMarkSize;
  const middle = size / 2;
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}' fill='none' stroke='#000'>` +
      `<circle cx='${middle}' cy='${middle}' r='5.5'/><path d='M${middle} 0v${size}M0 ${middle}h${size}'/></svg>`,
  );
}
