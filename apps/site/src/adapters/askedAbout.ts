/** The slug of what the visitor asks about, from the URL; '' without one. */
export function readAbout(): string {
  return new URLSearchParams(window.location.search).get('about') ?? '';
}
