/** What is wrong with the links of the built site; pages and files by the paths they are asked for. */

/** A page of the build: what it links to, and what can be linked to. */
export interface LinkedPage {
  /** Addresses in the order of the page, with how they open. */
  links: { href: string; opensNewTab: boolean; isAnchor: boolean }[];
  ids: ReadonlySet<string>;
}

/** Attributes that hold one address. */
const single = ['href', 'src', 'poster', 'data-entry'];
/** Attributes that hold several, with spaces between them. */
const several = ['data-modules', 'data-styles'];

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" };

function decode(text: string): string {
  return text.replaceAll(/&(amp|quot|lt|gt|#x27|#39);/g, (whole, name: string) => entities[name] ?? whole);
}

/** Reads a prerendered page. Scripts and styles are no markup; what they fetch is the bundler's affair. */
export function readPage(html: string): LinkedPage {
  const markup = html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1');
  const links: LinkedPage['links'] = [];
  const ids = new Set<string>();
  for (const [, element, inside = ''] of markup.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)) {
    const attributes = new Map(
      [...inside.matchAll(/\s([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        decode(value),
      ]),
    );
    const id = attributes.get('id');
    if (id !== undefined) ids.add(id);
    const addresses = [
      ...single.flatMap((name) => attributes.get(name) ?? []),
      ...several.flatMap((name) => attributes.get(name)?.split(' ').filter(Boolean) ?? []),
      ...(attributes.get('srcset') ?? '').split(',').flatMap((part) => part.trim().split(/\s/)[0] || []),
      ...(/^og:(?:url|image)$/.test(attributes.get('property') ?? '') ? [attributes.get('content') ?? ''] : []),
    ];
    const opensNewTab = attributes.get('target') === '_blank';
    for (const href of addresses) links.push({ href, opensNewTab, isAnchor: element === 'a' });
  }
  return { links, ids };
}

export interface SiteMap {
  pages: ReadonlyMap<string, LinkedPage>;
  /** Everything else that the host answers with 200. */
  files: ReadonlySet<string>;
  /** Where the site was built for: its own absolute addresses are checked like the others. */
  origin: string;
}

/** One line for each address that leads nowhere, each page's own addresses once. */
export function brokenLinks(site: SiteMap): string[] {
  return [...site.pages].flatMap(([path, page]) => {
    const faults = page.links.flatMap((link) => {
      const fault = faultOf(link, path, site);
      return fault === undefined ? [] : [`${path}: ${link.href} ${fault}`];
    });
    return [...new Set(faults)];
  });
}

function faultOf({ href, opensNewTab, isAnchor }: LinkedPage['links'][number], from: string, site: SiteMap) {
  const address = URL.parse(href, site.origin + from);
  if (!address) return 'is no address';
  if (address.protocol === 'mailto:') return isMailbox(address) ? undefined : 'has no mailbox';
  if (address.protocol === 'tel:') return /^\+\d{6,15}$/.test(address.pathname) ? undefined : 'is no number to dial';
  if (address.protocol === 'data:') return undefined;
  if (address.origin === site.origin) return internalFault(address, site);
  if (address.protocol !== 'https:') return 'is not encrypted';
  if (isAnchor && !opensNewTab) return 'opens in the same tab (specification §2)';
  return undefined;
}

function internalFault({ pathname, hash }: URL, { pages, files }: SiteMap): string | undefined {
  const page = pages.get(pathname);
  if (!page) return files.has(pathname) ? undefined : 'leads nowhere';
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || page.ids.has(id) ? undefined : 'leads to an anchor that is not there';
}

function isMailbox({ pathname }: URL): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(decodeURIComponent(pathname));
}
