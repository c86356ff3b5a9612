/**
 * Waits for every font of the page. A font that loads during a play function moves what the function presses. Errors
 * are ignored, because fallback fonts may be missing on the system.
 */
export async function waitForFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}
