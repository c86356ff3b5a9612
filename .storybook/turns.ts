import type { StoryGlobals } from './toolbar.ts';

/** The name of every frame that manager/SideBySide.ts adds. */
export const besideName = 'story-beside-another';

/** Whether this document is one of several that show the same story. */
export function isSideBySide({ brand, theme }: Partial<StoryGlobals>): boolean {
  return window.name === besideName || brand === 'every' || theme === 'both';
}

let end = () => {};

/**
 * Waits until no other document renders or plays its story. Documents of one page share the focus, and a story that
 * expects it would fail when another one takes it.
 */
export function beginTurn(): Promise<void> {
  return new Promise((begin) => {
    const turn = () =>
      new Promise<void>((resolve) => {
        end = resolve;
        begin();
      });
    void navigator.locks.request(besideName, turn);
  });
}

export function endTurn(): void {
  end();
}
