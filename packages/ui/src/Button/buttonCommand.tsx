/** Invoker commands, which the browser executes without scripts. */
export interface ButtonCommand {
  /** Opens the dialog with the id `commandfor`. */
  command?: 'show-modal';
  /** The id of the dialog that the button opens, also before scripts have loaded. */
  commandfor?: string;
}

/** Emulates invoker commands where the browser lacks them. Focuses the button: the dialog returns focus to it. */
export function performCommand(button: HTMLButtonElement, { command, commandfor }: ButtonCommand): void {
  if (!command || !commandfor) return;
  button.focus();
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(commandfor);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
