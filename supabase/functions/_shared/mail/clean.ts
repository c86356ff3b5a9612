const MARKUP: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => MARKUP[character]!);
}

/** Removes characters that reverse the direction of the following text. */
export function withoutOverrides(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/gu, '');
}

/**
 * Text for a header or a line, safe from header injection: control, separator and direction characters are spaces. Names
 * in many scripts, and emoji, need U+200C and U+200D.
 */
export function oneLine(text: string, maximum = 120): string {
  const line = text
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length <= maximum ? line : `${characters.slice(0, maximum - 1).join('')}…`;
}
