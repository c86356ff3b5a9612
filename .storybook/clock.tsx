import { flushSync } from 'react-dom';
import type { Decorator } from '@storybook/react-vite';
import { ClockContext } from '@podium/ui/clock/Clock';
import { createManualClock, type ManualClock } from '@podium/ui/clock/manualClock';
import MockDate from 'mockdate';

/** The time of every story, unless it sets `parameters.now` (ISO time) or the toolbar sets the clock. */
const storyNow = '2026-02-02T09:00:00Z';

/** The `clock` that play functions receive. Time only moves when they call it. */
export interface StoryClock {
  /** Advances the clock by `ms` milliseconds and renders. */
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

/** Freezes `Date` for libraries and provides a manual clock to the story. */
export function installClock(context: ClockedContext & object): () => void {
  const { globals, parameters } = context;
  const start = Date.parse(globals.now ? `${globals.now}T09:00:00Z` : (parameters.now ?? storyNow));
  MockDate.set(start);
  const clock = createManualClock(start);
  clocks.set(context.loaded, clock);
  context.clock = {
    tick: async (ms) => {
      MockDate.set(clock.now() + ms);
      flushSync(() => clock.advance(ms));
    },
  };
  return () => MockDate.reset();
}

export const clockDecorator: Decorator = (Story, context) => {
  const clock = clocks.get(context.loaded);
  return clock ? (
    <ClockContext value={clock}>
      <Story />
    </ClockContext>
  ) : (
    <Story />
  );
};
