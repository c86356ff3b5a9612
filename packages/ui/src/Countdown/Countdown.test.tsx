import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClockContext } from '../clock/Clock.tsx';
import { createManualClock } from '../clock/manualClock.tsx';
import { Countdown } from './Countdown.tsx';

test('REQ-DAY-3: a prerendered countdown shows zeros, whatever the time', () => {
  const html = renderToString(
    <ClockContext value={createManualClock(0)}>
      <Countdown
        label="Time until the doors open"
        targetMs={1_000_000_000}
        units={{ days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' }}
      />
    </ClockContext>,
  );
  expect(html).toContain('0 days, 0 hours, 0 minutes, 0 seconds');
});
