/** Checks of the axes inside the browser. Playwright sends each as source text: they must be self-contained. */

/** Descriptions of elements that overflow the viewport horizontally. */
export function findOverflow(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > window.innerWidth + 0.5 || left < -0.5);
  });
  const culprit = outside.at(-1);
  return [`${scrollWidth} of ${window.innerWidth} px${culprit ? `: ${culprit.outerHTML.slice(0, 160)}` : ''}`];
}

/** Elements with animations or transitions under reduced motion. */
export function findMotion(): string[] {
  const tools = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [];
  const elements = document.querySelectorAll(
    '#storybook-root, #storybook-root *, body > div:not([id]) *, body > dialog, body > dialog *',
  );
  const moving = [...elements].filter((element) =>
    [undefined, '::before', '::after'].some((part) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
      const durations = animationName === 'none' ? transitionDuration : `${animationDuration}, ${transitionDuration}`;
      return durations.split(', ').some((duration) => Number.parseFloat(duration) > 0.001);
    }),
  );
  document.adoptedStyleSheets = tools;
  return moving.slice(0, 3).map((element) => element.outerHTML.slice(0, 160));
}

/** Sets the direction of the page, or restores the story's own. */
export function setDirection(direction: string): string {
  const before = document.documentElement.dir;
  document.documentElement.dir = direction;
  return before;
}

/** Sets the font size, in percent of the default. */
export function setLetterSize(percent: number): void {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
}

/** Makes every text half as long again, as a translation may be. Texts of Storybook stay: they outlive the story. */
export function lengthenTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isSkipped = node.parentElement?.closest('script, style, svg, .sb-wrapper, [aria-hidden="true"]');
    if (isSkipped) continue;
    node.nodeValue = (node.nodeValue ?? '').replaceAll(
      /\p{L}{2,}/gu,
      (word) => word + word.slice(0, Math.ceil(word.length / 2)).toLowerCase(),
    );
  }
}

/** Numbers the focusable elements in DOM order and writes the numbers onto them. Focuses the first. */
export function numberStops(): number {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const operable = root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  const stops = [...operable].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      stop.checkVisibility({ visibilityProperty: true }) &&
      !stop.matches(':disabled') &&
      !isPassedBy(stop) &&
      // Radix manages the order of toasts.
      !stop.closest('.sb-wrapper, [inert], [aria-hidden="true"], [role="region"][tabindex="-1"] > *'),
  );
  for (const [at, stop] of stops.entries()) stop.dataset['stop'] = String(at);
  stops[0]?.focus();
  return stops.length;

  /** The Tab key stops at the selected radio button of a group, or else at the first. */
  function isPassedBy(stop: HTMLElement): boolean {
    if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio') return false;
    const group = [...root.querySelectorAll<HTMLInputElement>('[type=radio]')].filter(
      ({ name, form }) => name === stop.name && form === stop.form,
    );
    return stop !== (group.find(({ checked }) => checked) ?? group[0]);
  }
}

/** The number of the focused element. */
export function focusedStop(): number {
  // A group moves focus to one of its items.
  return Number(document.activeElement?.closest<HTMLElement>('[data-stop]')?.dataset['stop'] ?? -1);
}
