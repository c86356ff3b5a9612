/** A small SVG (attributes in single quotes) as a CSS image: only what a URL in double quotes cannot hold is escaped. */
export function svgUrl(markup: string): string {
  const escaped = markup.replaceAll(/[%#"<>]/g, encodeURIComponent);
  return `url("data:image/svg+xml,${escaped}")`;
}
