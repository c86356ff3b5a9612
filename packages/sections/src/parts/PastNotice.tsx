import type { Planned } from '@podium/data/schemas/planned.ts';
import { Text, type TextProps } from '@podium/ui/Text/Text';
import { useIsOver } from '@podium/ui/clock/useIsOver';
import * as styles from './PastNotice.css.ts';

export interface PastNoticeProps extends Planned {
  /** @default 'tertiary' */
  color?: TextProps['color'];
  /** That of the text which is no longer true. @default 'label' */
  size?: TextProps['size'];
}

/**
 * A sentence that is shown once a day is over. Before that it renders a hidden marker: a prerendered island (Island.tsx)
 * reads from it until when its HTML is valid.
 */
export function PastNotice({ endDate, note, color = 'tertiary', size = 'label' }: PastNoticeProps) {
  const isOver = useIsOver(endDate);
  if (!isOver) return <span hidden data-true-until={endDate} />;
  return (
    <div className={styles.notice}>
      <Text size={size} color={color}>
        {note}
      </Text>
    </div>
  );
}
