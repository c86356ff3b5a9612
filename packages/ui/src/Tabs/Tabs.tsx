import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import * as RadixTabs from '@radix-ui/react-tabs';
import * as styles from './Tabs.css.ts';

export interface TabsProps<Value extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** The panel. It is shared by all tabs, so form fields in it keep their state. */
  children: ReactNode;
}

/**
 * Switches between views of the same kind in one shared panel. On narrow pages the list scrolls to the selected tab.
 *
 * @avoid Navigation between pages: use links. Steps in order. Content to compare: show it at once.
 * @do Keep labels to one or two words.
 * @keyboard One Tab stop. Arrow keys, Home and End select and wrap around.
 * @screenReader A tab list named by `label`; the selected tab names the panel. Fields in the panel keep their state.
 */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange, children }: TabsProps<Value>) {
  const panelId = useId();
  const { ref, direction } = useInheritedDirection();
  const railRef = useSelectedInView(tabs.findIndex((each) => each.value === value));

  return (
    <RadixTabs.Root
      ref={ref}
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      dir={direction}
      className={styles.tabs}
    >
      <RadixTabs.List
        ref={railRef}
        aria-label={label}
        className={styles.rail}
        // Otherwise Radix takes the next focus by keyboard for one by mouse, and leaves it on the list.
        onMouseDown={(event) => event.preventDefault()}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            aria-controls={panelId}
            className={styles.tab}
            data-label={tab.label}
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {/* Not a Tab stop: the panel has focusable content. */}
      <RadixTabs.Content value={value} id={panelId} tabIndex={undefined} className={styles.panel}>
        {children}
      </RadixTabs.Content>
    </RadixTabs.Root>
  );
}

/** The inherited writing direction, which Radix does not read from the page: without `dir` it assumes left to right. */
function useInheritedDirection() {
  const ref = useRef<HTMLDivElement>(null);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');

  useLayoutEffect(() => {
    const place = ref.current?.parentElement;
    if (place && getComputedStyle(place).direction === 'rtl') setDirection('rtl');
  }, []);

  return { ref, direction };
}

/** Scrolls only the rail to centre the selected tab: instantly at first and after a resize, else with the default behaviour. */
function useSelectedInView(selectedIndex: number): RefObject<HTMLDivElement | null> {
  const railRef = useRef<HTMLDivElement>(null);
  const widthRef = useRef<number>(undefined);

  useLayoutEffect(() => {
    const rail = railRef.current;
    const selected = rail?.children[selectedIndex];
    if (!rail || !selected) return undefined;
    // It is called at once, and after each resize.
    const observer = new ResizeObserver(() => {
      const hasWidth = rail.clientWidth === widthRef.current;
      widthRef.current = rail.clientWidth;
      // 'auto' uses `scroll-behavior` from the stylesheet, which respects reduced motion.
      rail.scrollBy({ left: middle(selected) - middle(rail), behavior: hasWidth ? 'auto' : 'instant' });
    });
    observer.observe(rail);
    return () => observer.disconnect();
  }, [selectedIndex]);

  return railRef;
}

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
