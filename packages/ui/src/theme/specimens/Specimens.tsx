import type { ReactNode } from 'react';
import { space, text } from '../scale.css.ts';
import { vars } from '../contract.css.ts';

interface SpecimensProps {
  /** Smallest width of one, in px. @default 200 */
  least?: number;
  children: ReactNode;
}

/** What the pages of the pattern book show tokens in: as many side by side as there is room for. */
export function Specimens({ least = 200, children }: SpecimensProps) {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
        gap: `${space.s6} ${space.s5}`,
        padding: space.s5,
      }}
    >
      {children}
    </ul>
  );
}

interface SpecimenProps {
  /** As code says it. */
  name: string;
  /** What it is for, or its value. */
  note?: ReactNode;
  children: ReactNode;
}

/** One token: what it looks like, its name, and what is to be said of it. */
export function Specimen({ name, note, children }: SpecimenProps) {
  return (
    <li style={{ minInlineSize: 0 }}>
      {children}
      <p style={{ ...text.label, marginBlockStart: space.s2, overflowWrap: 'anywhere' }}>{name}</p>
      {note ? <p style={{ ...text.micro, color: vars.color.ink2, overflowWrap: 'anywhere' }}>{note}</p> : null}
    </li>
  );
}
