import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { StoryGlobals } from '../toolbar.ts';

type PageGlobals = Partial<StoryGlobals> & { viewport?: { value?: string } };

/** The toolbar's globals, for pages without stories, which have no story context. */
export function currentGlobals(): PageGlobals {
  const channel = addons.getChannel();
  const [message] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [{ globals: PageGlobals }?];
  return message?.globals ?? {};
}
