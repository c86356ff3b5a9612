import { paths } from '../../../../packages/data/src/content/paths.ts';
import type { Environment } from '../environment.ts';

/** The ways off the list that a mail of the newsletter carries. */
export function leaveLinks(token: string, environment: Environment): { page: string; headers: Record<string, string> } {
  // Mail programs unsubscribe by a POST to this address (RFC 8058).
  const call = `${environment.supabaseUrl}/functions/v1/newsletter-unsubscribe?token=${token}`;
  return {
    page: `${environment.siteUrl}${paths.newsletterUnsubscribe}?token=${token}`,
    headers: { 'List-Unsubscribe': `<${call}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
