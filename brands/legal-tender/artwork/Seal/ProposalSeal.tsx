import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { type ProposalAnswers, proposalQuestions } from '@podium/data/schemas/proposal.ts';
import { openRings } from '../engraving/openRings.ts';
import { sealRadius } from '../engraving/sealDrawing.ts';
import * as styles from './ProposalSeal.css.ts';
import { seal } from './Seal.css.ts';
import type { ProposalRingsProps } from './private/ProposalRings.tsx';
import { useArrival } from './useArrival.ts';

interface ProposalSealProps {
  answers: ProposalAnswers;
  /** The two layers rotate into alignment once; otherwise each ring is drawn when its answer comes. @default false */
  hasRegister?: boolean;
}

/** Loaded with the first answer. If that fails, the form works without the drawing. */
const ProposalRings = lazy(async (): Promise<{ default: ComponentType<ProposalRingsProps> }> => {
  const rings = await import('./private/ProposalRings.tsx').catch(() => undefined);
  return { default: rings?.ProposalRings ?? (() => null) };
});

/**
 * The emblem of a speaking inquiry: a ring for each answer, a dotted circle for each open question. Fills the width of
 * its container.
 *
 * @screenReader Hidden: text beside it has the same information.
 */
export function ProposalSeal({ answers, hasRegister = false }: ProposalSealProps) {
  const svg = useRef<SVGSVGElement>(null);
  const arrival = useArrival(svg, hasRegister);
  const open = openRings(answers);
  return (
    <span className={styles.sheet}>
      <svg
        ref={svg}
        className={seal({ line: 'fine', isFilling: true })}
        viewBox={`${-sealRadius} ${-sealRadius} ${2 * sealRadius} ${2 * sealRadius}`}
        aria-hidden="true"
        data-arrival={hasRegister ? arrival : undefined}
      >
        {open.map((radius) => (
          <circle className={styles.open} r={radius} key={radius} />
        ))}
        {open.length < proposalQuestions.length && (
          <Suspense>
            <ProposalRings answers={answers} isDrawn={!hasRegister} />
          </Suspense>
        )}
      </svg>
    </span>
  );
}
