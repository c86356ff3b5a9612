import type { ContentAction } from './action.ts';
import type { Planned } from './planned.ts';

export interface SpeakingCard {
  title: string;
  description: string;
  /** Place, for cards of a series. */
  cities?: string[];
  /** Until when a series is planned, and what to say afterwards. */
  planned?: Planned;
  action: ContentAction;
}
