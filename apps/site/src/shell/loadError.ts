/** Id of LoadErrorBanner, which is rendered hidden on every page. */
export const loadErrorId = 'load-error';

/** Shows the banner with plain DOM, because React itself may have failed to load; again once the document is parsed. */
export function showLoadError(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showLoadError, { once: true });
  setHidden(false);
}

export function hideLoadError(): void {
  setHidden(true);
}

function setHidden(isHidden: boolean): void {
  const bar = document.getElementById(loadErrorId);
  if (bar) bar.hidden = isHidden;
}
