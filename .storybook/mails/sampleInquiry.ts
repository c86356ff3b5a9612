import { sampleAnswers } from '../../packages/data/src/fixtures/sampleAnswers.ts';
import { type SpeakingInquiry, speakingInquirySchema } from '../../packages/data/src/schemas/speakingInquiry.ts';

/** A speaking inquiry with a long answer to every question. */
export const sampleInquiry: SpeakingInquiry = {
  ...sampleAnswers(speakingInquirySchema),
  name: 'Annelies van der Hoeven-Kowalczyk',
  email: 'annelies.vanderhoeven@maastrichterverzekeringen.example',
  company: 'Maastrichter Verzekeringsmaatschappij',
  event_type: 'conference',
  event_date_range: '12-14 March 2026',
  budget_range: '25k-50k',
  audience_size: '500-1000',
  message:
    'Our members sell their agencies badly and late.\nWe would like an hour on how a price is agreed, then questions.',
};
