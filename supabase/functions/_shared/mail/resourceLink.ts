import { mailTexts, newsletterMails, resourceMails } from '@podium/brands/active/content.ts';
import { anchors } from '@podium/data/schemas/site.ts';
import type { Environment } from '../environment.ts';
import { fillIn } from './fillIn.ts';
import { automatic, compose, hostOf, type Mail } from './mail.ts';

/** Data from private.owe_resource_link(). */
export interface ResourceLinkData {
  resource_type: string;
}

/**
 * The requested link (REQ-RES-1). Contains nothing that another person could have typed. Null for a resource that the
 * brand does not have: anyone can request any key.
 */
export function resourceLinkMail(to: string, data: ResourceLinkData, environment: Environment): Mail | null {
  const type = data.resource_type;
  const mail = resourceMails.find((item) => item.type === type);
  if (mail === undefined) return null;
  const link = `${environment.siteUrl}${mail.path}`;
  return compose(environment, {
    to,
    subject: mail.title,
    headers: automatic,
    strip: 'resource',
    picture: `resource/${type}`,
    note: mail.note,
    title: mail.title,
    preview: mail.paragraph,
    paragraphs: [mail.paragraph],
    button: { label: mail.button, href: link },
    asides: [
      fillIn(mailTexts.buttonFails, { link }),
      `${newsletterMails.offer} ${environment.siteUrl}/#${anchors.newsletter}`,
    ],
    reason: fillIn(mailTexts.resource.reason, { host: hostOf(environment) }),
  });
}
