/** Checks what linkinator skips: links to other origins (without requesting them), `mailto:` and `tel:`. */
export function externalLinkFaults(path: string, html: string, origin: string): string[] {
  const markup = html.replaceAll(/<!--.*?-->|(?<=<(script|style)\b[^>]*>).*?(?=<\/\1>)/gs, '');
  const faults = [...markup.matchAll(/<([a-z][\w-]*)\b([^>]*?\s(?:href|src)="([^"]*)"[^>]*)>/gi)].flatMap(
    ([, element, attributes = '', address = '']) => {
      const url = URL.parse(address.replaceAll('&amp;', '&'), origin + path);
      const opensNewTab = element !== 'a' || attributes.includes('target="_blank"');
      const fault = url ? faultOf(url, opensNewTab, origin) : 'is not a URL';
      return fault === undefined ? [] : [`${path}: ${address} ${fault}`];
    },
  );
  return [...new Set(faults)];
}

function faultOf(url: URL, opensNewTab: boolean, origin: string): string | undefined {
  if (url.origin === origin || url.protocol === 'data:') return undefined;
  if (url.protocol === 'mailto:')
    return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(decodeURIComponent(url.pathname))
      ? undefined
      : 'is not an e-mail address';
  if (url.protocol === 'tel:') return /^\+\d{6,15}$/.test(url.pathname) ? undefined : 'is not a phone number';
  if (url.protocol !== 'https:') return 'is not encrypted';
  return opensNewTab ? undefined : 'opens in the same tab';
}
