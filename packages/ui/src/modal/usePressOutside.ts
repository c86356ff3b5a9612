import { useRef, type MouseEvent } from 'react';

type Press = MouseEvent<HTMLDialogElement>;

/** Props of a dialog: a press that begins and ends on its backdrop calls `onPressOutside`. Dragging out of it does not. */
export function usePressOutside(onPressOutside?: () => void) {
  const beganOutside = useRef(false);
  return {
    onPointerDown(event: Press) {
      beganOutside.current = isOutside(event);
    },
    onClick(event: Press) {
      if (beganOutside.current && isOutside(event)) onPressOutside?.();
    },
  };
}

/** A press on the backdrop targets the dialog, as does one on its border or between its panels. */
function isOutside({ target, currentTarget: dialog, clientX, clientY }: Press): boolean {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
