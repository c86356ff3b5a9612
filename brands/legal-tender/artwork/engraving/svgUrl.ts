/**
 * A small SVG (with attributes in single quotes) as a CSS image. Only escapes characters that are invalid in a URL in
 * double quotes.
 */
export function svgUrl(markup: string): string {
  const escaped = markup.replaceAll(/[%#"<>]/g, encodeURIComponent);
  return `url("data:image/svg+xml,${escaped}")`;
}
