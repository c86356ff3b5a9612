import { icon } from './Icon.css.ts';

/** Drawn in a square of 16 units with strokes of 1.5, like the borders of buttons. */
export const shapes = {
  check: <path d="m2.5 8.5 3.5 3.5 7.5-8" />,
  triangle: <path d="M8 2.6 14.6 13.4H1.4Z" fill="currentColor" stroke="none" />,
  ring: <circle cx="8" cy="8" r="5.5" />,
  arrow: <path d="M2 8h11.5M9 3.5 13.5 8 9 12.5" />,
  chevron: <path d="m3 6 5 5 5-5" />,
  cross: <path d="m3 3 10 10M13 3 3 13" />,
  menu: <path d="M1 5h14M1 11h14" />,
  mail: <path d="M1.5 3.5h13v9h-13Zm0 .5L8 9l6.5-5" />,
  external: <path d="M4 12 12.5 3.5M6 3.5h6.5V10" />,
};

export type IconName = keyof typeof shapes;

/** Icons that mirror in right-to-left text. */
const directional: readonly IconName[] = ['arrow', 'external'];

export interface IconProps {
  name: IconName;
  /** The size of the text, or half as large again. @default 'text' */
  size?: 'text' | 'large';
}

/**
 * A mark beside text, in the colour and size of the text.
 *
 * @avoid The only label of a control: give that an `aria-label`. Pictures: use `Illustration`.
 * @do Put a label beside it, or on the button that contains it.
 * @screenReader Hidden: the text beside it must carry the meaning. `arrow` and `external` mirror in right-to-left text.
 */
export function Icon({ name, size }: IconProps) {
  return (
    <svg
      className={icon({ size, isDirectional: directional.includes(name) })}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden
    >
      {shapes[name]}
    </svg>
  );
}
