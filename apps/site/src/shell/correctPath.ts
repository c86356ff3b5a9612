/** Corrects the path of a page that a static host also answers at /index, /about.html or /about/. */
export function correctPath(): void {
  const { page } = document.documentElement.dataset;
  const path = location.pathname.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
  if (page && page === path && page !== location.pathname)
    history.replaceState(history.state, '', page + location.search + location.hash);
}
