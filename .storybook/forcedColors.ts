import { vars } from '@podium/ui/theme/contract.css';

/** The roles that lie under others; the remaining ones are drawn on them. */
const grounds: ReadonlySet<string> = new Set([
  'paper',
  'laid',
  'sheet',
  'deep',
  'sun',
  'rose',
  'verm',
  'night',
  'event',
  'focusGap',
  'okBg',
  'warnBg',
  'infoBg',
  'noneBg',
  'badBg',
  'onIntaglio',
  'onBadSolid',
]);

const id = 'imitated-forced-colors';

/** The palette of forced colours, imitated: every role in one of the system's colours, and no shadows. */
export function imitateForcedColors(isWanted: boolean): void {
  document.getElementById(id)?.remove();
  if (!isWanted) return;
  const style = document.createElement('style');
  style.id = id;
  const palette = Object.entries(vars.color).map(([role, property]) => `${nameOf(property)}: ${systemColor(role)};`);
  style.textContent = `
    :root, :root * { ${palette.join(' ')} }
    :root *:not(:focus-visible) { box-shadow: none !important; }`;
  document.head.append(style);
}

/** `--on-deep` of `var(--on-deep)`. */
function nameOf(property: string): string {
  return property.slice('var('.length, -1);
}

function systemColor(role: string): string {
  if (role === 'link') return 'LinkText';
  return grounds.has(role) ? 'Canvas' : 'CanvasText';
}
