function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of the text in UTF-8, as 64 hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** A token for a mailed link: 256 random bits as 64 hexadecimal digits. */
export function randomToken(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
}
