import { vars } from '@podium/ui/theme/contract.css';

const id = 'imitated-forced-colors';

/** Emulates forced colours: maps every role to a system colour and removes shadows. */
export function imitateForcedColors(isWanted: boolean): void {
  document.getElementById(id)?.remove();
  if (!isWanted) return;
  const style = document.createElement('style');
  style.id = id;
  const palette = variablesIn(vars.color).map((name) => `${name}: ${systemColor(name)};`);
  style.textContent = `
    :root, :root * { ${palette.join(' ')} }
    :root *:not(:focus-visible) { box-shadow: none !important; }`;
  document.head.append(style);
}

/** The names of all custom properties in a tree of roles. */
function variablesIn(roles: object): string[] {
  return Object.values(roles).flatMap((value: string | object) =>
    typeof value === 'string' ? value.slice('var('.length, -1) : variablesIn(value),
  );
}

/** Backgrounds are named after their surface; what is drawn on them has a suffix. */
const backgrounds =
  /^--(background|page|alt|raised|inverse(-alt)?|accent-\d|highlight|destructive|success|warning|info|neutral|critical|action-text|action-disabled|text-danger-background)$/;

function systemColor(name: string): string {
  if (name === '--text-link') return 'LinkText';
  return backgrounds.test(name) ? 'Canvas' : 'CanvasText';
}
