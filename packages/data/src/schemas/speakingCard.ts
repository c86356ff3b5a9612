import type { ContentAction } from './action.ts';

export interface SpeakingCard {
  title: string;
  description: string;
  /** Place, for cards of a series. */
  cities?: string[];
  action: ContentAction;
}
