import type { ReactNode } from 'react';
import { Text, type TextProps } from '@podium/ui/Text/Text';
import { useIsOver } from '@podium/ui/clock/useIsOver';
import * as styles from './PastNotice.css.ts';

export interface PastNoticeProps {
  /** The last day on which the content beside the notice is true, 'YYYY-MM-DD'. */
  endDate: string;
  /** @default 'tertiary' */
  color?: TextProps['color'];
  /** That of the text which is no longer true. @default 'label' */
  size?: TextProps['size'];
  children: ReactNode;
}

/**
 * A sentence that is shown once a day is over. Before that it renders a hidden marker: a prerendered island (Island.tsx)
 * reads from it until when its HTML is valid.
 */
export function PastNotice({ endDate, color = 'tertiary', size = 'label', children }: PastNoticeProps) {
  const isOver = useIsOver(endDate);
  if (!isOver) return <span hidden data-true-until={endDate} />;
  return (
    <div className={styles.notice}>
      <Text size={size} color={color}>
        {children}
      </Text>
    </div>
  );
}
