import { freeResources, resourcePaths } from '@podium/brands/active/content.ts';
import { anchors } from '@podium/data/schemas/site.ts';
import type { ResourceType } from '@podium/data/schemas/resourceDownload.ts';
import type { Environment } from '../environment.ts';
import { compose } from './compose.ts';
import type { Mail } from './mail.ts';

/** Data from private.owe_resource_link(). */
export interface ResourceLinkData {
  resource_type: ResourceType;
}

const words: Record<ResourceType, { paragraph: string; button: string }> = {
  ai_prompts: {
    paragraph: 'Here they are. Paste a clause, get the question you should have asked.',
    button: 'Download the prompts',
  },
  hell_week_pdf: {
    paragraph: 'Here it is. Print it double-sided; the margins are meant for a pencil.',
    button: 'Download the PDF',
  },
};

/** The requested link (REQ-RES-1). Contains nothing that another person could have typed. */
export function resourceLinkMail(to: string, data: ResourceLinkData, environment: Environment): Mail {
  const type = data.resource_type;
  const resource = freeResources.items.find((item) => item.type === type);
  if (resource === undefined) {
    throw new Error(`There is no resource ${type}.`);
  }
  const link = `${environment.siteUrl}${resourcePaths[type]}`;
  const host = new URL(environment.siteUrl).host;
  return compose(
    { to, subject: resource.title },
    {
      strip: 'resource',
      picture: type,
      note: resource.pages === undefined ? 'PDF' : `PDF, ${resource.pages} ${freeResources.pagesLabel}`,
      title: resource.title,
      preview: words[type].paragraph,
      paragraphs: [words[type].paragraph],
      button: { label: words[type].button, href: link },
      asides: [
        `Button asleep? Paste this: ${link}`,
        `You have not been put on any list. The weekly memo is a press away: ${environment.siteUrl}/#${anchors.newsletter}`,
      ],
      reason: `Requested at ${host}. Not you? Ignore this and nothing else will come.`,
    },
    environment,
  );
}
