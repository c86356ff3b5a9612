import type { EventFilter } from '@podium/data/events/eventFilter.ts';
import { MultiFilterGroup } from '@podium/ui/FilterGroup/MultiFilterGroup';
import * as styles from './SpeakingCalendar.css.ts';

interface FilterContent {
  label: string;
  options: readonly string[];
}

export interface CalendarFiltersContent {
  topics: FilterContent;
  region: FilterContent;
}

interface CalendarFiltersProps {
  content: CalendarFiltersContent;
  filter: EventFilter;
  onChange: (filter: EventFilter) => void;
}

const optionsOf = ({ options }: FilterContent) => options.map((option) => ({ value: option, label: option }));

/** Any number of topics, and at most one region: pressing the selected one clears it (REQ-CAL-1). */
export function CalendarFilters({ content, filter, onChange }: CalendarFiltersProps) {
  const { topics, region } = filter;
  return (
    <div className={styles.filters}>
      <MultiFilterGroup
        label={content.topics.label}
        options={optionsOf(content.topics)}
        value={topics}
        onChange={(next) => onChange({ topics: next, region })}
      />
      <MultiFilterGroup
        label={content.region.label}
        options={optionsOf(content.region)}
        value={region === null ? [] : [region]}
        onChange={(next) => onChange({ topics, region: next.find((each) => each !== region) ?? null })}
      />
    </div>
  );
}
