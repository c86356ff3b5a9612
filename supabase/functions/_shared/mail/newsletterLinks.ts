import { paths } from '@podium/brands/active/content.ts';
import type { Environment } from '../environment.ts';

/** The unsubscribe links of a newsletter mail. */
export function leaveLinks(token: string, environment: Environment): { page: string; headers: Record<string, string> } {
  // Mail clients unsubscribe by a POST to this URL (RFC 8058).
  const call = `${environment.supabaseUrl}/functions/v1/newsletter-unsubscribe?token=${token}`;
  return {
    page: `${environment.siteUrl}${paths.newsletterUnsubscribe}?token=${token}`,
    headers: { 'List-Unsubscribe': `<${call}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
