import { Badge } from '@podium/ui/Badge/Badge';
import { eventTone } from './eventTone.ts';

export interface EventBadgeProps {
  status: string;
  /** Labels by status; a status without one is shown as it is. */
  words: Readonly<Record<string, string>>;
}

/** The status of an event, by colour, shape and text (REQ-CAL-3). */
export function EventBadge({ status, words }: EventBadgeProps) {
  return <Badge tone={eventTone(status)}>{words[status] ?? status}</Badge>;
}
