import { type CSSProperties, useId, useMemo } from 'react';
import type { ProposalAnswers } from '@podium/data/schemas/proposal.ts';
import { drawProposal } from '../../engraving/proposal.ts';
import type { PlateInk } from '../../engraving/rosette.ts';
import { sealRadius } from '../../engraving/sealDrawing.ts';
import * as styles from '../ProposalSeal.css.ts';
import { plate } from '../Seal.css.ts';
import { LayerStrands } from './LayerStrands.tsx';

export interface ProposalRingsProps {
  answers: ProposalAnswers;
  /** Each ring is drawn strand by strand when it appears or changes. */
  isDrawn: boolean;
}

const inks: PlateInk[] = ['intaglio', 'serial'];

/** The content of both layers of a proposal's emblem. */
export function ProposalRings({ answers, isDrawn }: ProposalRingsProps) {
  const id = useId();
  const layers = useMemo(() => drawProposal(answers).flat(), [answers]);
  return inks.map((ink) => (
    <g key={ink} className={plate[ink]}>
      {layers.map(
        (layer, index) =>
          layer.ink === ink && (
            // With the path as its key, a ring that changes is drawn again.
            <g key={layer.path} className={layer.isBed ? styles.bed : undefined}>
              <g className={isDrawn ? styles.drawn : undefined} style={lengthOf(layer.length)}>
                <LayerStrands id={`${id}${index}`} layer={layer} />
              </g>
            </g>
          ),
      )}
    </g>
  ));
}

function lengthOf(length: number) {
  return { '--length': (length / (2 * sealRadius)).toFixed(2) } as CSSProperties;
}
