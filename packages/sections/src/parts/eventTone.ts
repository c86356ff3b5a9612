import type { BadgeProps } from '@podium/ui/Badge/Badge';

const tones = new Map<string, BadgeProps['tone']>([
  ['confirmed', 'success'],
  ['pending', 'warning'],
  ['tentative', 'info'],
]);

/** Green, yellow and blue for the three known states of an event, grey for any other (REQ-CAL-3). */
export function eventTone(status: string): BadgeProps['tone'] {
  return tones.get(status) ?? 'neutral';
}

/** Whether the status means that the event may not take place. */
export function isUndecided(status: string): boolean {
  return status === 'pending' || status === 'tentative';
}
