import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Text, type TextProps } from '@podium/ui/Text/Text';
import * as styles from './SectionHead.css.ts';
import { SectionHeading } from './SectionHeading.tsx';

export interface SectionHeadProps {
  heading: string;
  /** A sentence beside the heading; below it under 1024 px. */
  note?: string;
  /** 1 where the section is a page of its own. @default 2 */
  level?: 1 | 2;
  /** @default 'small' */
  noteSize?: TextProps['size'];
  /** Use `inherit` on a coloured surface. @default 'secondary' */
  noteColor?: TextProps['color'];
}

export function SectionHead(props: SectionHeadProps) {
  const { heading, note, level = 2, noteSize = 'small', noteColor = 'secondary' } = props;
  return (
    <div className={styles.head}>
      <Grid align="end" rowGap="s4">
        <GridItem span={{ lg: 7 }}>
          <SectionHeading level={level}>{heading}</SectionHeading>
        </GridItem>
        {note && (
          <GridItem span={{ lg: 4 }} start={{ lg: 9 }}>
            <Text size={noteSize} color={noteColor}>
              {note}
            </Text>
          </GridItem>
        )}
      </Grid>
    </div>
  );
}
