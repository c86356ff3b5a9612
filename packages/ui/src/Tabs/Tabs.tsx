import { useId, type ReactNode } from 'react';
import * as RadixTabs from '@radix-ui/react-tabs';
import { useInheritedDirection } from '../direction/useInheritedDirection.ts';
import * as styles from './Tabs.css.ts';
import { useSelectedInView } from './useSelectedInView.ts';

export interface TabsProps<Value extends string> {
  /** What the tabs choose between. */
  label: string;
  /** In the order in which they stand. The label is what is read. */
  tabs: readonly { value: Value; label: string }[];
  /** One tab is always selected. */
  value: Value;
  /** Called with the value of the tab that was chosen. */
  onValueChange: (value: Value) => void;
  /** The panel. What stays the same from tab to tab, such as the fields of a form, keeps its state. */
  children: ReactNode;
}

/**
 * Equal cells over one panel that shows what belongs to the selected one. Arrow keys, Home and End select.
 * On narrow pages the cells are a rail that scrolls to the selected one.
 */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange, children }: TabsProps<Value>) {
  const panelId = useId();
  const { ref, direction } = useInheritedDirection<HTMLDivElement>();
  const railRef = useSelectedInView(tabs.findIndex((each) => each.value === value));

  function select(next: string) {
    const tab = tabs.find((each) => each.value === next);
    if (tab) onValueChange(tab.value);
  }

  return (
    <RadixTabs.Root ref={ref} value={value} onValueChange={select} dir={direction} className={styles.tabs}>
      <RadixTabs.List ref={railRef} aria-label={label} className={styles.rail}>
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
      {/* No stop for the Tab key of its own: what is in it has its own. */}
      <RadixTabs.Content value={value} id={panelId} tabIndex={undefined} className={styles.panel}>
        {children}
      </RadixTabs.Content>
    </RadixTabs.Root>
  );
}
