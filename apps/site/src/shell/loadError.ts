/** Id of LoadErrorBanner, which is rendered hidden on every page. */
export const loadErrorId = 'load-error';

/** Shows the banner without React, which may have failed to load. Waits for the banner to be parsed. */
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
