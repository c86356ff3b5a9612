import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calendar } from '@podium/brands/legal-tender/content/calendar.ts';
import { eventFile } from '@podium/data/events/calendarFiles.ts';
import { BuildDayContext } from '@podium/ui/clock/BuildDay';
import { ClockContext } from '@podium/ui/clock/Clock';
import { createManualClock } from '@podium/ui/clock/manualClock';
import { SpeakingCalendar, type SpeakingCalendarProps } from './SpeakingCalendar.tsx';

/** Inputs of the prerendered page. */
interface Sent {
  buildDay?: string;
  headingLevel?: SpeakingCalendarProps['headingLevel'];
}

/** The HTML of the page, prerendered at the given time. */
function sentAt(moment: string, { buildDay, headingLevel }: Sent = {}): string {
  return renderToString(
    <ClockContext value={createManualClock(Date.parse(moment))}>
      <BuildDayContext value={buildDay ?? null}>
        <SpeakingCalendar
          content={calendar}
          headingLevel={headingLevel}
          fileHref={eventFile}
          onDetails={() => {}}
          onInvite={() => {}}
        />
      </BuildDayContext>
    </ClockContext>,
  );
}

test('REQ-DAY-3: without a build date the prerendered page does not depend on the time', () => {
  const page = sentAt('2025-08-01T09:00:00Z');
  expect(page).toBe(sentAt('2026-02-02T09:00:00Z'));
  expect(page).toContain('December 2025');
  expect(page).not.toContain('took place');
});

test('REQ-DAY-1: with a build date the page says what was over by then and marks no day as today', () => {
  const early = sentAt('2026-02-02T09:00:00Z', { buildDay: '2025-09-12' });
  expect(early).toContain('September 2025');
  expect(early).not.toContain('took place on September 11-12, 2025');
  const late = sentAt('2026-02-02T09:00:00Z', { buildDay: '2026-01-01' });
  expect(late).toContain('This event took place on September 11-12, 2025');
  expect(late).not.toContain('aria-current="date"');
});

test('REQ-CAL-8: the page is valid until the last event is over; from then on the quarters come first', () => {
  const early = sentAt('2026-02-02T09:00:00Z', { buildDay: '2025-12-04' });
  expect(early).toContain('data-true-until="2025-12-04"');
  expect(early).not.toContain('All eight rooms of 2025 took place.');
  const late = sentAt('2026-02-02T09:00:00Z', { buildDay: '2025-12-05' });
  expect(late).toContain('All eight rooms of 2025 took place.');
  expect(late).toContain('data-true-until="2027-03-31"');
  expect(late).not.toContain('data-true-until="2025');
});

test('REQ-A11Y-1: without scripts the calendar page shows all data of every event', () => {
  const now = '2025-08-01T09:00:00Z';
  expect(sentAt(now)).not.toContain('<noscript>');
  const [, inFull = ''] = /<noscript>(.*)<\/noscript>/s.exec(sentAt(now, { headingLevel: 1 })) ?? [];
  for (const { id, title, website } of calendar.events) {
    expect(inFull).toContain(title);
    expect(inFull).toContain(`href="${website}" class`);
    expect(inFull).toContain(`href="${eventFile(id)}"`);
  }
  expect(inFull).toContain('September 30 - October 2, 2025');
  expect(inFull).toContain(`href="${calendar.inFull.feed.href}"`);
});
