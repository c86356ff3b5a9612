/** The query parameter `about`: the slug of the case study or offer that a link to /contact names. */
export function aboutParameter(search: string): string {
  return new URLSearchParams(search).get('about') ?? '';
}
