import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ClockContext } from '../clock/Clock.tsx';
import { createManualClock } from '../clock/manualClock.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';

function ignore() {}

function prerendered(nowMs: number): string {
  return renderToString(
    <ClockContext value={createManualClock(nowMs)}>
      <MonthCalendar
        label="Event days"
        month="2026-05"
        onMonthChange={ignore}
        value={null}
        onChange={ignore}
        events={[{ date: '2026-05-21', endDate: '2026-05-23' }]}
      />
    </ClockContext>,
  );
}

describe('a prerendered month', () => {
  test('contains its days and events', () => {
    const html = prerendered(0);
    expect(html).toContain('May 2026');
    expect(html).toContain('aria-label="20 May 2026"');
    expect(html.match(/aria-label="2[123] May 2026, 1 event"/g)).toHaveLength(3);
  });

  test('is a grid whose cells are table cells, without a redundant role, which is invalid HTML', () => {
    const html = prerendered(0);
    expect(html).toMatch(/<table[^>]* role="grid"/);
    expect(html).toMatch(/<td[ >]/);
    expect(html).not.toMatch(/<td[^>]* role=/);
  });

  test('REQ-DAY-3: does not mark today, because the page may be read on another day', () => {
    expect(prerendered(Date.parse('2026-05-21T12:00:00Z'))).toBe(prerendered(0));
  });
});
