import type { Planned } from '@podium/data/schemas/planned.ts';
import { Text, type TextProps } from '@podium/ui/Text/Text';
import { useIsOver } from '@podium/ui/clock/useIsOver';
import * as styles from './PastNotice.css.ts';

export interface PastNoticeProps extends Planned {
  /** @default 'tertiary' */
  color?: TextProps['color'];
  /** The size of the text that the notice precedes. @default 'label' */
  size?: TextProps['size'];
}

/**
 * Shows `note` after `endDate`. Until then it renders a hidden element with `data-true-until`, so that a prerendered
 * island hydrates after that day (Island.tsx).
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
