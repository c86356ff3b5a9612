import type { ReactNode } from 'react';
import { Badge } from '@podium/ui/Badge/Badge';
import { space, text } from '@podium/ui/theme/scale.css';
import { rule } from '@podium/ui/theme/rules.css';

/** A correct and an incorrect example, side by side where there is room. */
export function Choice({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
        gap: space.s5,
        padding: space.s5,
      }}
    >
      {children}
    </div>
  );
}

interface VerdictProps {
  /** The reason, in one sentence. */
  reason: string;
  children: ReactNode;
}

export function Do(props: VerdictProps) {
  return <Verdict tone="success" word="Do" {...props} />;
}

export function Dont(props: VerdictProps) {
  return <Verdict tone="critical" word="Don't" {...props} />;
}

function Verdict({ tone, word, reason, children }: VerdictProps & { tone: 'success' | 'critical'; word: string }) {
  return (
    <figure
      style={{
        display: 'grid',
        gridRow: 'span 2',
        gridTemplateRows: 'subgrid',
        rowGap: 0,
        minInlineSize: 0,
        border: rule.hair,
      }}
    >
      <div style={{ display: 'grid', placeContent: 'center', gap: space.s4, minBlockSize: 180, padding: space.s5 }}>
        {children}
      </div>
      <figcaption
        style={{
          display: 'grid',
          alignContent: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space.s2,
          justifyItems: 'start',
          padding: space.s4,
          borderBlockStart: rule.hair,
        }}
      >
        <Badge tone={tone}>{word}</Badge>
        <p style={text.small}>{reason}</p>
      </figcaption>
    </figure>
  );
}
