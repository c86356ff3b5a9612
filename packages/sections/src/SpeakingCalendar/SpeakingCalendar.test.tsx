import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calendar } from '@podium/data/content/calendar';
import { ClockProvider } from '@podium/ui/clock/Clock';
import { createManualClock } from '@podium/ui/clock/manualClock';
import { SpeakingCalendar } from './SpeakingCalendar.tsx';

/** The page as it is sent at a moment. */
function sentAt(moment: string): string {
  return renderToString(
    <ClockProvider value={createManualClock(Date.parse(moment))}>
      <SpeakingCalendar content={calendar} onDetails={() => {}} onInvite={() => {}} />
    </ClockProvider>,
  );
}

test('rulings, dates now past: a prerendered page is the same whenever it was rendered', () => {
  const page = sentAt('2025-08-01T09:00:00Z');
  expect(page).toBe(sentAt('2026-02-02T09:00:00Z'));
  expect(page).toContain('December 2025');
  expect(page).not.toContain('took place');
});
