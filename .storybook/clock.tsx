import { act } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { ClockProvider } from '@podium/ui/clock/Clock';
import { createManualClock, type ManualClock } from '@podium/ui/clock/manualClock';
import MockDate from 'mockdate';

/** The moment at which every story stands, unless it sets `parameters.now` (ISO time) or the toolbar sets the clock. */
const storyNow = '2026-02-02T09:00:00Z';

/** What a play function gets as `clock`: time moves only when it is told to. */
export interface StoryClock {
  /** Moves the clock on by `ms` milliseconds and lets React settle. */
  tick(ms: number): Promise<void>;
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    clock: StoryClock;
  }
}

interface ClockedContext {
  clock: StoryClock;
  parameters: { now?: string };
  globals: { now?: string };
  loaded: Record<string, unknown>;
}

const clocks = new WeakMap<object, ManualClock>();

/** Freezes `Date` for libraries and gives the story a clock of its own. */
export function installClock(context: ClockedContext & object): () => void {
  const start = Date.parse(context.globals.now || (context.parameters.now ?? storyNow));
  MockDate.set(start);
  const clock = createManualClock(start);
  clocks.set(context.loaded, clock);
  context.clock = {
    tick: (ms) =>
      withActEnvironment(async () => {
        MockDate.set(clock.now() + ms);
        clock.advance(ms);
      }),
  };
  return () => MockDate.reset();
}

async function withActEnvironment(change: () => Promise<void>): Promise<void> {
  // The published book is built with React's production build, which has no `act`; there the page settles by itself.
  if (typeof act !== 'function') return change();
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = scope.IS_REACT_ACT_ENVIRONMENT;
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(change);
  } finally {
    scope.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

export const clockDecorator: Decorator = (Story, context) => {
  const clock = clocks.get(context.loaded);
  return clock ? (
    <ClockProvider value={clock}>
      <Story />
    </ClockProvider>
  ) : (
    <Story />
  );
};
