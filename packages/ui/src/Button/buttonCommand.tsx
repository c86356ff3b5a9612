/** Invoker commands, which the browser executes without scripts. */
export interface ButtonCommand {
  /** The command for the element with the id `commandfor`. */
  command?: 'show-modal' | 'close';
  /** The id of the dialog. */
  commandfor?: string;
}

/**
 * Emulates invoker commands where the browser lacks them. Focuses the button, which some browsers do not do on press,
 * so that the dialog can return focus to it.
 */
export function performCommand(button: HTMLButtonElement, { command, commandfor }: ButtonCommand): void {
  if (!command || !commandfor) return;
  button.focus();
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(commandfor);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (command === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}
