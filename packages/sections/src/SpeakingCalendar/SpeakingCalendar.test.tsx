import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calendar } from '@podium/brands/legal-tender/content/calendar.ts';
import { eventFile } from '@podium/data/events/calendarFiles.ts';
import { BuildDayContext } from '@podium/ui/clock/BuildDay';
import { ClockContext } from '@podium/ui/clock/Clock';
import { createManualClock } from '@podium/ui/clock/manualClock';
import { SpeakingCalendar } from './SpeakingCalendar.tsx';

/** The HTML of the page, prerendered at the given time. */
function sentAt(moment: string, buildDay: string | null = null): string {
  return renderToString(
    <ClockContext value={createManualClock(Date.parse(moment))}>
      <BuildDayContext value={buildDay}>
        <SpeakingCalendar content={calendar} fileHref={eventFile} onDetails={() => {}} onInvite={() => {}} />
      </BuildDayContext>
    </ClockContext>,
  );
}

test('REQ-DAY-3: without a build date the prerendered page does not depend on the time, and marks no day as today', () => {
  const page = sentAt('2025-12-10T09:00:00Z');
  expect(page).toBe(sentAt('2026-02-02T09:00:00Z'));
  expect(page).toContain('December 2025');
  expect(page).not.toContain('took place');
});

test('REQ-CAL-8: the page is valid until the last event is over; from then on the quarters come first', () => {
  const early = sentAt('2026-02-02T09:00:00Z', '2025-12-04');
  expect(early).toContain('data-true-until="2025-12-04"');
  expect(early).not.toContain('All eight rooms of 2025 took place.');
  const late = sentAt('2026-02-02T09:00:00Z', '2025-12-05');
  expect(late).toContain('All eight rooms of 2025 took place.');
  expect(late).toContain('data-true-until="2027-03-31"');
  expect(late).not.toContain('data-true-until="2025');
});
