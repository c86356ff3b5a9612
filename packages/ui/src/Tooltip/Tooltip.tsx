import * as RadixTooltip from '@radix-ui/react-tooltip';
import { useRef, useState, type ReactElement } from 'react';
import { hint as hintStyle } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words. Nobody may need them: fingers do not find them. */
  hint: string;
  /** One thing that can be focused: a button or a link. */
  children: ReactElement;
}

/** Under a resting pointer, in ms. With the focus it is there at once. */
const delay = 400;

/**
 * A hint at something under the pointer or with the focus. Escape sends it away; the pointer may rest on it; a tap does
 * what the thing does and shows nothing.
 */
export function Tooltip({ hint, children }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<Element | null>(null);

  // What is drawn at the end of the page would lie below an open dialog.
  const findPlace = (isOpen: boolean) => {
    if (isOpen) setDialog(trigger.current?.closest('dialog') ?? null);
  };

  return (
    <RadixTooltip.Provider delayDuration={delay}>
      <RadixTooltip.Root onOpenChange={findPlace}>
        <RadixTooltip.Trigger asChild ref={trigger}>
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={dialog}>
          <RadixTooltip.Content className={hintStyle} sideOffset={10} collisionPadding={16}>
            {hint}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
