import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '../locale/Locale.tsx';
import { UiTextsProvider, type UiTexts } from '../locale/UiTexts.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';

function ignore() {}

function prerendered(locale: string, texts: Partial<UiTexts> = {}): string {
  return renderToString(
    <LocaleProvider value={locale}>
      <UiTextsProvider value={texts}>
        <MonthCalendar
          label="Event days"
          month="2026-05"
          onMonthChange={ignore}
          value={null}
          onChange={ignore}
          events={[{ date: '2026-05-21', endDate: '2026-05-23' }]}
        />
      </UiTextsProvider>
    </LocaleProvider>,
  );
}

test('a month is in the language of the context, with the first day of its weeks', () => {
  const german = prerendered('de', {
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
  expect(firstWeekday(prerendered('en'))).toBe('Sunday');
});

function firstWeekday(html: string): string | undefined {
  return /<th[^>]* abbr="(\w+)"/.exec(html)?.[1];
}
