import type { ContentAction } from './action.ts';
import type { Planned } from './planned.ts';

export interface SpeakingCard {
  title: string;
  description: string;
  cities?: string[];
  /** Until when the series is planned, and what to say afterwards. */
  planned?: Planned;
  action: ContentAction;
}
