/** Longest line of an iCalendar file in octets, without its end (RFC 5545, 3.1). */
const MAXIMUM_OCTETS = 75;

const encoder = new TextEncoder();

/** A text value as iCalendar writes it (RFC 5545, 3.3.11): control characters that it cannot hold are left out. */
export function icsText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** A line broken into lines of at most 75 octets, never within a character; each but the first begins with a space. */
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
