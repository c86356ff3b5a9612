/** Copies a text. Returns false if that fails: it needs a secure context and the visitor's permission. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
