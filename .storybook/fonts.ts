/**
 * Waits for every font of the page. Letters that arrive while a story plays move what it presses, and leave a rail
 * scrolled or not. The fallbacks among them name fonts of the system, which need not be there.
 */
export async function waitForFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}
