import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClockContext } from '../clock/Clock.tsx';
import { createManualClock } from '../clock/manualClock.tsx';
import { LocaleProvider } from '../locale/Locale.tsx';
import { UiTextsProvider, type UiTexts } from '../locale/UiTexts.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';

function ignore() {}

function prerendered(nowMs: number, locale = 'en-GB', texts: Partial<UiTexts> = {}): string {
  return renderToString(
    <LocaleProvider value={locale}>
      <UiTextsProvider value={texts}>
        <ClockContext value={createManualClock(nowMs)}>
          <MonthCalendar
            label="Event days"
            month="2026-05"
            onMonthChange={ignore}
            value={null}
            onChange={ignore}
            events={[{ date: '2026-05-21', endDate: '2026-05-23' }]}
          />
        </ClockContext>
      </UiTextsProvider>
    </LocaleProvider>,
  );
}

test('REQ-DAY-3: a prerendered month does not mark today, because the page may be read on another day', () => {
  expect(prerendered(Date.parse('2026-05-21T12:00:00Z'))).toBe(prerendered(0));
});

test('a month is in the language of the context, with the first day of its weeks', () => {
  const german = prerendered(0, 'de', {
    monthCalendar: {
      previousMonth: 'Voriger Monat',
      nextMonth: 'Nächster Monat',
      events: { one: '{count} Termin', other: '{count} Termine' },
    },
  });
  expect(german).toContain('Mai 2026');
  expect(german).toContain('aria-label="Voriger Monat"');
  expect(german.match(/aria-label="2[123]. Mai 2026, 1 Termin"/g)).toHaveLength(3);
  expect(firstWeekday(german)).toBe('Montag');
  expect(firstWeekday(prerendered(0, 'en'))).toBe('Sunday');
});

function firstWeekday(html: string): string | undefined {
  return /<th[^>]* abbr="(\w+)"/.exec(html)?.[1];
}
