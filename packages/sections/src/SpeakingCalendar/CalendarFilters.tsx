import type { EventFilter } from '@podium/data/events/eventFilter.ts';
import { eventRegions, eventTopics } from '@podium/data/schemas/eventOptions.ts';
import { MultiFilterGroup } from '@podium/ui/FilterGroup/MultiFilterGroup';
import * as styles from './CalendarFilters.css.ts';

export interface CalendarFiltersContent {
  topics: string;
  region: string;
}

interface CalendarFiltersProps {
  content: CalendarFiltersContent;
  filter: EventFilter;
  onChange: (filter: EventFilter) => void;
}

const topicOptions = eventTopics.map((topic) => ({ value: topic, label: topic }));
const regionOptions = eventRegions.map((region) => ({ value: region, label: region }));

/** Any number of topics, and at most one region: pressing the selected one clears it (REQ-CAL-1). */
export function CalendarFilters({ content, filter, onChange }: CalendarFiltersProps) {
  const { topics, region } = filter;
  return (
    <div className={styles.filters}>
      <MultiFilterGroup
        label={content.topics}
        options={topicOptions}
        value={topics}
        onChange={(next) => onChange({ topics: next, region })}
      />
      <MultiFilterGroup
        label={content.region}
        options={regionOptions}
        value={region === null ? [] : [region]}
        onChange={(next) => onChange({ topics, region: next.find((each) => each !== region) ?? null })}
      />
    </div>
  );
}
