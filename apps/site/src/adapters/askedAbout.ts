/** The slug of what the visitor asks about, from the query of the URL; '' without one. */
export function aboutIn(search: string): string {
  return new URLSearchParams(search).get('about') ?? '';
}
