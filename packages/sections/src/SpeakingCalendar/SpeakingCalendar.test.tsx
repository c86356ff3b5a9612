import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calendar } from '@podium/data/content/calendar';
import { BuildDayProvider } from '@podium/ui/clock/BuildDay';
import { ClockProvider } from '@podium/ui/clock/Clock';
import { createManualClock } from '@podium/ui/clock/manualClock';
import { SpeakingCalendar } from './SpeakingCalendar.tsx';

/** The page as it is sent at a moment, on the day it knows. */
function sentAt(moment: string, buildDay: string | null = null): string {
  return renderToString(
    <ClockProvider value={createManualClock(Date.parse(moment))}>
      <BuildDayProvider value={buildDay}>
        <SpeakingCalendar content={calendar} onDetails={() => {}} onInvite={() => {}} />
      </BuildDayProvider>
    </ClockProvider>,
  );
}

test('rulings, dates now past: a page that does not know its day is the same whenever it was rendered', () => {
  const page = sentAt('2025-08-01T09:00:00Z');
  expect(page).toBe(sentAt('2026-02-02T09:00:00Z'));
  expect(page).toContain('December 2025');
  expect(page).not.toContain('took place');
});

test('rulings, dates now past: a page that knows its day says what was over by then, and marks no day as today', () => {
  const early = sentAt('2026-02-02T09:00:00Z', '2025-09-12');
  expect(early).toContain('September 2025');
  expect(early).not.toContain('took place on September 11-12, 2025');
  const late = sentAt('2026-02-02T09:00:00Z', '2025-09-13');
  expect(late).toContain('This event took place on September 11-12, 2025');
  expect(late).not.toContain('aria-current');
});
