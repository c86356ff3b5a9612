/** Opens the drawer with this id, unless it is open. On close, focus returns to the current element. */
export function openDrawer(id: string): void {
  const drawer = document.getElementById(id);
  if (drawer instanceof HTMLDialogElement && !drawer.open) drawer.showModal();
}
