/** Maximum line length of an iCalendar file, in octets without the line break (RFC 5545, 3.1). */
const MAXIMUM_OCTETS = 75;

const encoder = new TextEncoder();

/** Escapes a text value (RFC 5545, 3.3.11) and removes control characters that it cannot contain. */
export function icsText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Folds a line at 75 octets, never within a character; continuation lines begin with a space. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAXIMUM_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
