import type { EventDays } from '@podium/data/schemas/eventDates.ts';
import { Badge, type BadgeProps } from '@podium/ui/Badge/Badge';
import { useIsOver } from '@podium/ui/clock/useIsOver';

const tones = new Map<string, BadgeProps['tone']>([
  ['confirmed', 'success'],
  ['pending', 'warning'],
  ['tentative', 'info'],
]);

export interface EventBadgeProps {
  event: EventDays & { status: string };
  /** Labels by status; a status without one is shown as it is. */
  words: Readonly<Record<string, string>>;
}

/** The status of an event (REQ-CAL-3). After the event it is grey, or hidden if it was undecided (REQ-DAY-1). */
export function EventBadge({ event: { status, endDate }, words }: EventBadgeProps) {
  const isOver = useIsOver(endDate);
  if (isOver && ['pending', 'tentative'].includes(status)) return null;
  return (
    <Badge tone={tones.get(status) ?? 'neutral'} isMuted={isOver}>
      {words[status] ?? status}
    </Badge>
  );
}
