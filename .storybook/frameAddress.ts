/** The address of a story or docs page with these globals, without those that have no text, such as the viewport. */
export function frameAddress(id: string, viewMode: string, globals: object): string {
  const texts = Object.entries(globals).filter(([, value]) => typeof value === 'string' && value !== '');
  const query = { id, viewMode, globals: texts.map(([name, value]) => `${name}:${value}`).join(';') };
  return `iframe.html?${new URLSearchParams(query)}`;
}
