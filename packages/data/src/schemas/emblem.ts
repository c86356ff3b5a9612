import type { ProposalAnswers } from './proposal.ts';

/**
 * The entries that have an emblem, by kind, with the fields from which a brand may draw it. An emblem must not depend on
 * anything else, so that an entry has the same one in list, dialog, picture and mail.
 */
export interface EmblemEntries {
  episode: { number: number; title: string; description: string };
  /** `term` as '7 years', `targetReturn` as '25-35%'. */
  deal: { id: string; term: string; spotsRemaining: number; targetReturn: string };
  /** Dates as ISO days, '2026-05-21'. */
  event: { id: string; date: string; endDate?: string; attendees: number; topics: readonly string[] };
  caseStudy: { slug: string; metric: string; category: string; description: string };
  /** Amounts in whole units of the currency. */
  portfolio: { slug: string; acquired: number; current: number; improvements: readonly string[] };
  talk: { id: string; title: string; minutes: number };
  testimonial: { quote: string; name: string; company: string; metric?: string };
  /** `audience` as '410K', `latest` the title of the latest item. */
  channel: { title: string; audience: string; latest: string };
  /** `minCommitment` in whole USD. */
  application: {
    id: string;
    minCommitment: number;
    interests: readonly string[];
    experience: 'beginner' | 'intermediate' | 'experienced' | 'professional';
  };
  /** Each answer determines one ring; the ring of an open question stays dotted. */
  proposal: ProposalAnswers;
}

export type EmblemKind = keyof EmblemEntries;
