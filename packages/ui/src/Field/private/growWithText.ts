/** Makes the box as high as its text, in browsers without `field-sizing: content`. */
export function growWithText(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  const borders = area.offsetHeight - area.clientHeight;
  area.style.blockSize = `${area.scrollHeight + borders}px`;
}
