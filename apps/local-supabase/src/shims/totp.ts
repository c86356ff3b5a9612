import { createHmac, randomBytes } from 'node:crypto';

const PERIOD_SECONDS = 30;
const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits in base32, the format of authenticator apps. */
export function newSecret(): string {
  return Array.from(randomBytes(32), (byte) => base32Alphabet[byte % 32]).join('');
}

/** The content of the QR code. */
export function otpauthUri({ issuer, email, secret }: { issuer: string; email: string; secret: string }): string {
  const parameters = new URLSearchParams({ algorithm: 'SHA1', digits: '6', issuer, period: '30', secret });
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?${parameters.toString().replaceAll('+', '%20')}`;
}

/** The code at a time (RFC 6238: SHA-1, 30 seconds, six digits). */
export function totpCode(secret: string, atMs: number): string {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(atMs / 1000 / PERIOD_SECONDS)));
  const digest = createHmac('sha1', decodeBase32(secret)).update(step).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Whether the code belongs to the current, previous or next time step: clocks differ, and typing takes time. */
export function isCurrentCode(secret: string, code: string, nowMs: number): boolean {
  return [-1, 0, 1].some((steps) => totpCode(secret, nowMs + steps * PERIOD_SECONDS * 1000) === code);
}

function decodeBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const character of text) {
    value = ((value << 5) | base32Alphabet.indexOf(character)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >> bits) & 0xff);
    }
  }
  return Buffer.from(bytes);
}
