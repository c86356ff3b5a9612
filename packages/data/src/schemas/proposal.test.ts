import { describe, expect, it } from 'vitest';
import { everyProposal, proposalNumber } from './proposal.ts';
import { speakingInquirySchema } from './speakingInquiry.ts';

const inquiry = { name: 'Karin Lindahl', email: 'karin@podium.example', message: 'Two hundred owners, one evening.' };

describe('REQ-SPK-2: the number of a proposal', () => {
  it('has six digits in two groups that stay on one line', () => {
    expect(proposalNumber(inquiry)).toBe('991\u00a0344');
    for (let count = 0; count < 2000; count += 1) {
      expect(proposalNumber({ ...inquiry, message: `${inquiry.message} ${count}` })).toMatch(/^\d{3}\u00a0\d{3}$/);
    }
  });

  it('follows from e-mail and message only, beyond ASCII too', () => {
    expect(proposalNumber({ ...inquiry })).toBe(proposalNumber(inquiry));
    expect(proposalNumber({ ...inquiry, email: 'karin@podium.test' })).not.toBe(proposalNumber(inquiry));
    expect(proposalNumber({ ...inquiry, message: 'Zweihundert Gründer, ein Abend.' })).not.toBe(
      proposalNumber({ ...inquiry, message: 'Zweihundert Grunder, ein Abend.' }),
    );
  });

  it('is the same for what the page sends and what the function reads', () => {
    const typed = { ...inquiry, email: ' karin@podium.example\u200b ', message: '\tTwo hundred\u0007 owners,\nGö. ' };
    const sent = speakingInquirySchema.parse(typed);
    const read = speakingInquirySchema.parse(JSON.parse(JSON.stringify(sent)));
    expect(proposalNumber(read)).toBe(proposalNumber(sent));
  });
});

it('everyProposal() has each combination of answers once', () => {
  const all = everyProposal().map((answers) => JSON.stringify(answers));
  expect(all).toHaveLength(5 * 5 * 7);
  expect(new Set(all).size).toBe(all.length);
});
