import { vars } from '@podium/ui/theme/contract.css';

/** Roles used as backgrounds; the remaining ones are drawn on them. */
const surfaces: ReadonlySet<string> = new Set([
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

/** Emulates forced colours: maps every role to a system colour and removes shadows. */
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

/** Extracts `--on-deep` from `var(--on-deep)`. */
function nameOf(property: string): string {
  return property.slice('var('.length, -1);
}

function systemColor(role: string): string {
  if (role === 'link') return 'LinkText';
  return surfaces.has(role) ? 'Canvas' : 'CanvasText';
}
