import type { StoryGlobals } from './toolbar.ts';

/** The name of every frame that manager/SideBySide.ts adds. */
export const sideBySideFrameName = 'story-beside-another';

/** Whether this document is one of several that show the same story. */
export function isSideBySide({ brand, theme }: Partial<StoryGlobals>): boolean {
  return window.name === sideBySideFrameName || brand === 'every' || theme === 'both';
}

let release = () => {};

/** Waits until no other document plays its story: documents of one page share the focus, which stories expect. */
export function acquireFocusLock(): Promise<void> {
  return new Promise((acquired) => {
    const hold = () =>
      new Promise<void>((resolve) => {
        release = resolve;
        acquired();
      });
    void navigator.locks.request(sideBySideFrameName, hold);
  });
}

export function releaseFocusLock(): void {
  release();
}
