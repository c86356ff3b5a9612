import { useRef } from 'react';
import type { ProposalAnswers } from '@podium/data/schemas/proposal.ts';
import { openRings } from '../engraving/openRings.ts';
import { sealBox } from '../engraving/seal.ts';
import * as styles from './ProposalSeal.css.ts';
import { seal } from './Seal.css.ts';
import { ProposalRings } from './private/ProposalRings.tsx';
import { useArrival } from './useArrival.ts';

export interface ProposalSealProps {
  answers: ProposalAnswers;
  /**
   * The two layers rotate into alignment once. Without it, each ring is drawn when its question is answered. @default
   * false
   */
  hasRegister?: boolean;
}

/**
 * The emblem of a speaking inquiry: a ring for each answer, a dotted circle for each open question. Fills the width of
 * its container.
 *
 * @screenReader Hidden: text beside it has the same information.
 */
export function ProposalSeal({ answers, hasRegister = false }: ProposalSealProps) {
  const svg = useRef<SVGSVGElement>(null);
  const arrival = useArrival(svg, hasRegister);
  return (
    <span className={styles.sheet}>
      <svg
        ref={svg}
        className={seal()}
        viewBox={sealBox}
        aria-hidden="true"
        data-arrival={hasRegister ? arrival : undefined}
      >
        {openRings(answers).map((radius) => (
          <circle className={styles.open} r={radius} key={radius} />
        ))}
        <ProposalRings answers={answers} isDrawn={!hasRegister} />
      </svg>
    </span>
  );
}
