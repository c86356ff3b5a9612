/** Id of the bar that says that a part of the page did not load; it waits hidden on every page. */
export const loadTroubleId = 'load-trouble';

/** Shows the bar. Plain DOM: it is also of use where React has not come. Waits for the page to be read to its end. */
export function showLoadTrouble(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showLoadTrouble, { once: true });
  setHidden(false);
}

/** What had failed has come after all. */
export function hideLoadTrouble(): void {
  setHidden(true);
}

function setHidden(isHidden: boolean): void {
  const bar = document.getElementById(loadTroubleId);
  if (bar) bar.hidden = isHidden;
}
