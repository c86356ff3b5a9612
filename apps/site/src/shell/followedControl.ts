import { partsOfPage } from './scrolling.ts';

/** The link or button that was last pressed on a page, identified by its position in the page. */
export interface FollowedControl {
  /** Index among the parts of the page; -1 for an element outside of them, for example in the header. */
  part: number;
  /** The URL of a link; null for a button. */
  href: string | null;
  /** Index among the buttons, or the links with this URL, of the part. */
  index: number;
}

export function describeControl(control: Element): FollowedControl {
  const part = partsOfPage().findIndex((each) => each.contains(control));
  const href = control.getAttribute('href');
  return { part, href, index: controlsLike({ part, href }).indexOf(control as HTMLElement) };
}

/** Undefined if it is not rendered, or not yet. For a control in a closed dialog, the button that opens the dialog. */
export function findControl(followed: FollowedControl): HTMLElement | undefined {
  const control = controlsLike(followed)[followed.index];
  // Not by its visibility: a dialog that closes is visible until its transition ends.
  const dialog = control?.closest('dialog:not([open])');
  if (dialog) return document.querySelector<HTMLElement>(`[commandfor="${dialog.id}"]`) ?? undefined;
  return control?.checkVisibility() ? control : undefined;
}

/** Whether the control's part of the page is not hydrated yet. */
export function isPartLoading({ part }: FollowedControl): boolean {
  return rootOf(part).querySelector('[data-reserved]') !== null;
}

function controlsLike({ part, href }: Pick<FollowedControl, 'part' | 'href'>): HTMLElement[] {
  const controls = [...rootOf(part).querySelectorAll<HTMLElement>(href === null ? 'button' : 'a')];
  return controls.filter((control) => control.getAttribute('href') === href);
}

function rootOf(part: number): Element {
  return partsOfPage()[part] ?? document.body;
}
