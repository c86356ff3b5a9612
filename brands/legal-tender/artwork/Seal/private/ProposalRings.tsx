import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { ProposalAnswers } from '@podium/data/schemas/proposal.ts';
import { reducedMotion } from '@podium/ui/theme/media.css';
import { duration, easing } from '@podium/ui/theme/scale.css';
import { drawProposal, type ProposalLayer } from '../../engraving/proposal.ts';
import type { SealInk } from '../../engraving/rosette.ts';
import { sealRadius } from '../../engraving/seal.ts';
import * as styles from '../ProposalSeal.css.ts';
import { plate } from '../Seal.css.ts';
import { LayerStrands } from './LayerStrands.tsx';

interface ProposalRingsProps {
  answers: ProposalAnswers;
  /** Each ring is drawn strand by strand when it appears or changes. */
  isDrawn: boolean;
}

const inks: SealInk[] = ['intaglio', 'serial'];

/** The content of both layers of a proposal's emblem. */
export function ProposalRings({ answers, isDrawn }: ProposalRingsProps) {
  const id = useId();
  const layers = useMemo(() => drawProposal(answers).flat(), [answers]);
  return inks.map((ink) => (
    <g key={ink} className={plate[ink]}>
      {layers.map(
        (layer, index) =>
          layer.ink === ink && (
            // The path is the key, so that a changed ring is drawn again.
            <Ring key={layer.path} id={`${id}${index}`} layer={layer} isDrawn={isDrawn} />
          ),
      )}
    </g>
  ));
}

interface RingProps {
  /** Unique in the page. */
  id: string;
  layer: ProposalLayer;
  isDrawn: boolean;
}

function Ring({ id, layer, isDrawn }: RingProps) {
  const element = useRef<SVGGElement>(null);

  useLayoutEffect(() => {
    const ring = element.current;
    const width = ring?.ownerSVGElement?.getBoundingClientRect().width;
    if (!isDrawn || !ring || !width || matchMedia(reducedMotion).matches) return undefined;
    // Lines keep their width at any size, so dashes are measured in px. One dash is at least as long as a strand.
    const dash = `${(layer.length / (2 * sealRadius)) * width}px`;
    const animation = ring.animate(
      { strokeDasharray: [dash, dash], strokeDashoffset: [dash, '0px'] },
      { duration: Number.parseInt(duration.slow, 10), easing: easing.press },
    );
    return () => animation.cancel();
  }, [isDrawn, layer.length]);

  return (
    <g ref={element} className={layer.isBed ? styles.bed : undefined}>
      <LayerStrands id={id} layer={layer} />
    </g>
  );
}
