/** Opens the drawer with this id, unless it is open. The focus comes back to where it is now. */
export function openDrawer(id: string): void {
  const drawer = findDrawer(id);
  if (drawer && !drawer.open) drawer.showModal();
}

/** Closes the drawer with this id. */
export function closeDrawer(id: string): void {
  findDrawer(id)?.close();
}

function findDrawer(id: string): HTMLDialogElement | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : undefined;
}
