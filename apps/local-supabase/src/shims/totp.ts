import { Secret, TOTP } from 'otpauth';

/** A new secret of 160 bits: SHA-1, 30 seconds and six digits, which every authenticator app supports. */
export function newTotp(issuer: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret: new Secret({ size: 20 }) });
}

/** The code at a time. */
export function totpCode(secret: string, timestamp: number): string {
  return new TOTP({ secret }).generate({ timestamp });
}

/** Whether the code belongs to the current, previous or next time step: clocks differ, and typing takes time. */
export function isCurrentCode(secret: string, token: string): boolean {
  return new TOTP({ secret }).validate({ token, window: 1 }) !== null;
}
