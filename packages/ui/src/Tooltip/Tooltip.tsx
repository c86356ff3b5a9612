import * as RadixTooltip from '@radix-ui/react-tooltip';
import { useRef, useState, type ReactElement } from 'react';
import { hint as hintStyle } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A short hint. It must not be essential: it is not available on touch. */
  hint: string;
  /** One focusable element: a button or a link. */
  children: ReactElement;
}

/** Hover delay in ms. On focus there is no delay. */
const delay = 400;

/**
 * A tooltip on hover or focus. Escape dismisses it; it stays while hovered. A tap activates the element and shows no
 * tooltip.
 */
export function Tooltip({ hint, children }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<Element | null>(null);

  // A portal at the end of the page would be below an open dialog.
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
