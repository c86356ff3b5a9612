import { expect, it } from 'vitest';
import { proposalNumber } from './proposal.ts';
import { speakingInquirySchema } from './speakingInquiry.ts';

const inquiry = { name: 'Karin Lindahl', email: 'karin@podium.example', message: 'Two hundred owners, one evening.' };

it('REQ-SPK-2: the number of a proposal follows from e-mail and message, beyond ASCII too', () => {
  const others = [{ email: 'karin@podium.test' }, { message: 'Grunder' }, { message: 'Gründer' }];
  const numbers = [inquiry, ...others.map((other) => ({ ...inquiry, ...other }))].map(proposalNumber);
  expect(new Set(numbers).size).toBe(4);
});

it('REQ-SPK-2: the number of a proposal is the same for what the page sends and what the function reads', () => {
  const typed = { ...inquiry, email: ' karin@podium.example\u200b ', message: '\tTwo hundred\u0007 owners,\nGö. ' };
  const sent = speakingInquirySchema.parse(typed);
  const read = speakingInquirySchema.parse(JSON.parse(JSON.stringify(sent)));
  expect(proposalNumber(read)).toBe(proposalNumber(sent));
});
