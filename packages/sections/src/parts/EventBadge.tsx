import { Badge } from '@podium/ui/Badge/Badge';
import { eventTone } from './eventTone.ts';

export interface EventBadgeProps {
  status: string;
  /** What the badge says of each status; one without words here is shown as it is. */
  words: Readonly<Record<string, string>>;
}

/** How sure an event is, by colour, shape and word (specification §4, event status). */
export function EventBadge({ status, words }: EventBadgeProps) {
  return <Badge tone={eventTone(status)}>{words[status] ?? status}</Badge>;
}
