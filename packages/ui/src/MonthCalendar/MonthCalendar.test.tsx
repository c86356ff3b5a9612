import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '../locale/Locale.tsx';
import { UiTextsProvider } from '../locale/UiTexts.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';

test('a month is in the language of the context, with the first day of its weeks', () => {
  const monthCalendar = {
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    events: { one: '{count} Termin', other: '{count} Termine' },
  };
  const events = [{ date: '2026-05-21', endDate: '2026-05-23' }];
  const ignore = () => {};
  const html = renderToString(
    <LocaleProvider value="de">
      <UiTextsProvider value={{ monthCalendar }}>
        <MonthCalendar
          label="Termine"
          month="2026-05"
          onMonthChange={ignore}
          value={null}
          onChange={ignore}
          events={events}
        />
      </UiTextsProvider>
    </LocaleProvider>,
  );
  expect(html).toContain('Mai 2026');
  expect(html).toContain('aria-label="Voriger Monat"');
  expect(html.match(/aria-label="2[123]. Mai 2026, 1 Termin"/g)).toHaveLength(3);
  expect(/<th[^>]* abbr="(\w+)"/.exec(html)?.[1]).toBe('Montag');
});
