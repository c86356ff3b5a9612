import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { leastContrast } from '../../packages/ui/src/theme/contrastPairs.ts';
import type { ContrastReading } from './readings.ts';

/** The distinct pairs of text and surface colours below `root`, lowest contrast first. */
export function measureContrast(root: Element): ContrastReading[] {
  const pairs = new Map<string, ContrastReading>();
  for (const element of root.querySelectorAll('*')) {
    const words = ownWords(element);
    if (!words || element.closest('[aria-hidden="true"], :disabled, :has(> :disabled)') || !element.checkVisibility())
      continue;
    const reading = readingOf(element, words);
    const key = `${reading.text} ${reading.surface} ${reading.least}`;
    if (!pairs.has(key)) pairs.set(key, reading);
  }
  return [...pairs.values()].toSorted((one, other) => (one.ratio ?? 0) - (other.ratio ?? 0));
}

function ownWords(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return texts
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim()
    .slice(0, 40);
}

function readingOf(element: Element, words: string): ContrastReading {
  const { color: text, fontSize, fontWeight } = getComputedStyle(element);
  const surface = surfaceOf(element);
  const [letters, paper] = [hexOf(text), hexOf(surface)];
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  const ratio = letters && paper ? contrast(letters, paper) : undefined;
  return { text, surface, ratio, least: isLarge ? leastContrast.shapes : leastContrast.text, words };
}

/** The nearest opaque background of an element, or the image used in its place. */
function surfaceOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none') return 'a picture';
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return getComputedStyle(document.body).backgroundColor;
}

/** Converts `rgb(12, 31, 27)` to `#0c1f1b`; undefined for transparent colours. */
function hexOf(color: string): string | undefined {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1);
  return channels && `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
