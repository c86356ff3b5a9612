import type { ContentLink } from './action.ts';

/** A past deal in numbered frames. The case study gives all that the labels do not. */
export interface StoryboardContent {
  heading: string;
  note: string;
  /** Slug of a case study with a calculation. */
  caseStudy: string;
  labels: {
    fault: string;
    /** `{number}` counts the moves. */
    move: string;
    mistake: string;
    result: string;
  };
  /** The slug of the case study is added to its address. */
  action: ContentLink;
}

/** What is asked of the owner of a company, and the link to offer one. */
export interface CompanyOfferContent {
  heading: string;
  lede: string;
  /** Two to five. */
  conditions: readonly { term: string; text: string }[];
  action: ContentLink;
  /** For readers who own no company. Split at its links. */
  note?: readonly (string | ContentLink)[];
}
