/** The slug of what the visitor asked about, from the address; '' without one. */
export function readAbout(): string {
  return new URLSearchParams(window.location.search).get('about') ?? '';
}
