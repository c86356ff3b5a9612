import type { ReactNode } from 'react';
import { measure, space, text } from '../scale.css.ts';
import { vars } from '../contract.css.ts';

interface SpecimensProps {
  /** Minimum width of a specimen, in px. @default 200 */
  least?: number;
  children: ReactNode;
}

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
  name: string;
  note?: ReactNode;
  children: ReactNode;
}

export function Specimen({ name, note, children }: SpecimenProps) {
  return (
    <li style={{ minInlineSize: 0 }}>
      {children}
      <p style={{ ...text.label, marginBlockStart: space.s2, overflowWrap: 'anywhere' }}>{name}</p>
      {note ? (
        <p style={{ ...text.micro, color: vars.color.text.secondary, overflowWrap: 'anywhere' }}>{note}</p>
      ) : null}
    </li>
  );
}

interface TokensProps<Value> {
  /** What the tokens are for. */
  use?: string;
  tokens: Record<string, Value>;
  least?: number;
  children: (value: Value) => ReactNode;
}

export function Tokens<Value extends string | number>({ use, tokens, least, children }: TokensProps<Value>) {
  return (
    <>
      {use && <p style={{ maxInlineSize: measure.body, padding: space.s5, paddingBlockEnd: 0 }}>{use}</p>}
      <Specimens least={least}>
        {Object.entries(tokens).map(([name, value]) => (
          <Specimen key={name} name={name} note={value}>
            {children(value)}
          </Specimen>
        ))}
      </Specimens>
    </>
  );
}
