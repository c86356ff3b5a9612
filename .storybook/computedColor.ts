/** The computed value of a theme colour in the story's theme. */
export function computedColor(token: string): string {
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.color = token;
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}
