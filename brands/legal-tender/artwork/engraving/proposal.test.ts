import { describe, expect, it } from 'vitest';
import { everyProposal, type ProposalAnswers } from '@podium/data/schemas/proposal.ts';
import { audienceSizes, budgetRanges, eventTypes } from '@podium/data/schemas/speakingInquiry.ts';
import { openRings } from './openRings.ts';
import { drawProposal } from './proposal.ts';
import { sealRadius } from './seal.ts';
import { countPeaks, tracePath } from './testing/tracePath.ts';

const answers: ProposalAnswers = { audience_size: '500-1000', budget_range: '25k-50k', event_type: 'keynote' };
const distances = (path = '') => tracePath(path).map(({ x, y }) => Math.hypot(x, y));

describe('REQ-SPK-2: the emblem of a proposal', () => {
  it('has as many points as people in the room decide, on strands that are not rotated', () => {
    const points = audienceSizes.map((audience_size) => {
      const [layer] = drawProposal({ ...answers, audience_size })[0] ?? [];
      expect(layer?.strands.every(({ angle }) => angle === 0)).toBe(true);
      return countPeaks(layer?.path);
    });
    expect(points).toEqual([9, 18, 30, 47]);
  });

  it('has a deeper bed for a larger budget', () => {
    const depths = budgetRanges.map((budget_range) => {
      const around = distances(drawProposal({ ...answers, budget_range })[1]?.[0]?.path);
      return Math.max(...around) - Math.min(...around);
    });
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
    expect(new Set(depths).size).toBe(4);
  });

  it('has a star of three points more than the weave of the event type', () => {
    const stars = eventTypes.map((event_type) => drawProposal({ ...answers, event_type })[2]?.[0]?.path);
    expect(stars.map(countPeaks)).toEqual([7, 8, 6, 5, 9, 11]);
  });

  it.each(['audience_size', 'budget_range', 'event_type'] as const)('without %s that ring is open', (question) => {
    const index = ['audience_size', 'budget_range', 'event_type'].indexOf(question);
    const partial = { ...answers, [question]: '' };
    expect(drawProposal(partial).map((ring) => ring.length > 0)).toEqual([0, 1, 2].map((ring) => ring !== index));
    expect(openRings(partial)).toHaveLength(1);
  });

  it('is the same for equal answers, and another for each set of answers', () => {
    const drawn = everyProposal().map((proposal) => JSON.stringify(drawProposal(proposal)));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(everyProposal().map((proposal) => JSON.stringify(drawProposal(proposal)))).toEqual(drawn);
  });

  it('stays within its square, and no strand is longer than its dash', () => {
    const layers = everyProposal().flatMap((proposal) => drawProposal(proposal).flat());
    // Each path once: many proposals share a ring.
    for (const { path, length } of new Map(layers.map((layer) => [layer.path, layer])).values()) {
      const line = tracePath(path, 4);
      expect(Math.max(...line.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(sealRadius);
      const steps = line.map(({ x, y }, index) => {
        const before = line.at(index - 1) ?? { x, y };
        return Math.hypot(x - before.x, y - before.y);
      });
      expect(steps.reduce((sum, step) => sum + step, 0)).toBeLessThan(length);
    }
  });
});
