import type { Channel } from 'storybook/internal/channels';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';

/** The address of a story or docs page with these globals, without those that have no text, such as the viewport. */
export function frameAddress(id: string, viewMode: string, globals: object, args = ''): string {
  const texts = Object.entries(globals).filter(([, value]) => typeof value === 'string' && value !== '');
  const query = { id, viewMode, args, globals: texts.map(([name, value]) => `${name}:${value}`).join(';') };
  return `iframe.html?${new URLSearchParams(query)}`;
}

/** Sends changes of controls to frames that Storybook does not know. Returns a function that stops this. */
export function forwardArgs(channel: Pick<Channel, 'on' | 'off'>, frames: () => Iterable<HTMLIFrameElement>) {
  const stops = [UPDATE_STORY_ARGS, RESET_STORY_ARGS].map((type) => {
    const forward = (message: unknown) => {
      const sent = { key: 'storybook-channel', event: { type, args: [message] } };
      for (const { contentWindow } of frames()) contentWindow?.postMessage(sent, location.origin);
    };
    channel.on(type, forward);
    return () => channel.off(type, forward);
  });
  return () => stops.forEach((stop) => stop());
}
