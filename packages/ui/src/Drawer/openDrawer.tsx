/** Opens the drawer with this id, unless it is open. The focus comes back to where it is now. */
export function openDrawer(id: string): void {
  const drawer = document.getElementById(id);
  if (drawer instanceof HTMLDialogElement && !drawer.open) drawer.showModal();
}
