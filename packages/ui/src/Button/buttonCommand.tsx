/** What the browser itself does on a press, before any script. */
export interface ButtonCommand {
  /** What it does with the element that `commandfor` names. */
  command?: 'show-modal' | 'close';
  /** The id of the dialog. */
  commandfor?: string;
}

/**
 * Does on a press what a browser without invoker commands does not do by itself. The button takes the focus, which some
 * browsers do not give to a pressed button, so that the dialog can give it back.
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
