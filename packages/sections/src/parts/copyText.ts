/** Returns whether the clipboard took the text. It needs a secure page and the visitor's permission. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
