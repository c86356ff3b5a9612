import type { ProposalAnswers } from '@podium/data/schemas/proposal.ts';
import { proposal } from '../../content/proposal.ts';
import { type Layer, type Weave, weaveLayer } from './rosette.ts';
import type { Wave } from './wave.ts';

const { audience_size, budget_range, event_type } = proposal.emblem.parts;

/** Values for rings whose answer is open. */
const middle = { points: 24, depth: 0.95 };

export interface ProposalLayer extends Layer {
  /** Upper limit of the length, in units; used by the drawing animation. */
  length: number;
}

const edgeSwing = 46;
const edgeRadius = 956 - edgeSwing;
/** Outer edge of the bed, behind the innermost strand of the edge. */
const bedEdge = 828;
/** Outer edge of the star, and radius of the ring inside it. */
const starEdge = 800;
const heartRadius = 368;

/**
 * The emblem of a proposal, in the family `chart`. The points of the edge represent the number of people, the depth of
 * the bed the budget, and the star the type of event. Equal answers give equal emblems. A small one shows every second
 * strand. The first ring is the outermost; a ring is empty while its question is open.
 */
export function drawProposal(answers: ProposalAnswers): ProposalLayer[][] {
  const points = answers.audience_size && Number(audience_size.figures[answers.audience_size]);
  const depth = answers.budget_range && Number(budget_range.figures[answers.budget_range]);
  const weave = answers.event_type && Number(event_type.figures[answers.event_type]);
  return [
    points ? [edge(points)] : [],
    depth ? [bed(points || middle.points, depth)] : [],
    weave ? star(weave + 3, depth || middle.depth) : [],
  ];
}

/** Unrotated copies of one strand, so that its points can be counted. */
function edge(points: number): ProposalLayer {
  return layerOf({
    ink: 'serial',
    wave: { radius: edgeRadius, petals: points, swing: edgeSwing },
    segments: 6,
    scales: [1, 0.987, 0.974, 0.961, 0.948],
  });
}

/** A fine net. */
function bed(points: number, depth: number): ProposalLayer {
  const swing = bedEdge * (0.03 + 0.1 * depth);
  const wave = { radius: bedEdge - swing, petals: points, swing, phase: 0 };
  return layerOf({ ink: 'intaglio', wave, segments: 5, phases: 4, isBed: true });
}

/** A star in many sizes, with a smaller, counter-rotated star in its centre. */
function star(petals: number, depth: number): ProposalLayer[] {
  const swing = starEdge * 0.21 * depth;
  const overtone = 36;
  return [
    layerOf({
      ink: 'intaglio',
      wave: { radius: starEdge - swing - overtone * 0.6, petals, swing, overtone, phase: 2.1 },
      segments: 10,
      phases: 2,
      scales: Array.from({ length: 18 }, (_, index) => 1 - index * 0.046),
    }),
    layerOf({
      ink: 'serial',
      wave: { radius: heartRadius, petals: 2 * petals, swing: 120, overtone: 12, phase: 2.1 },
      segments: 8,
      phases: 6,
      isReversed: true,
    }),
  ];
}

function layerOf(weave: Weave): ProposalLayer {
  return { ...weaveLayer(weave), length: longest(weave.wave) };
}

/** Upper limit of the length: a circle around the wave, plus the radial distance of each petal, out and back. */
function longest({ radius, petals, swing, overtone = 0 }: Wave): number {
  return 2 * Math.PI * (radius + swing + overtone) + 4 * petals * (swing + 2 * overtone);
}
