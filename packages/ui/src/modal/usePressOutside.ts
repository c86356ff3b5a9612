import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onPressOutside` after a press that begins and ends on the backdrop. Dragging out of the dialog is none. */
export function usePressOutside(dialogRef: RefObject<HTMLDialogElement | null>, onPressOutside?: () => void): void {
  const handlePress = useEffectEvent(() => onPressOutside?.());

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    let beganOutside = false;
    const begin = (event: PointerEvent) => {
      beganOutside = isOutside(event, dialog);
    };
    const end = (event: MouseEvent) => {
      if (beganOutside && isOutside(event, dialog)) handlePress();
    };
    dialog.addEventListener('pointerdown', begin);
    dialog.addEventListener('click', end);
    return () => {
      dialog.removeEventListener('pointerdown', begin);
      dialog.removeEventListener('click', end);
    };
  }, [dialogRef]);
}

/** A press on the backdrop targets the dialog, as does one on its border or between its panels. */
function isOutside({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
