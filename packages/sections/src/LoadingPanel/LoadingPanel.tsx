import { SkeletonCard } from '@podium/ui/Card/SkeletonCard';
import { Container } from '@podium/ui/Container/Container';
import * as styles from './LoadingPanel.css.ts';

export interface LoadingPanelContent {
  label: string;
}

/**
 * Placeholder of a page that is loading: a dotted outline and a label.
 *
 * @avoid A part of a page: use `SkeletonCard`. A pending button: use `isBusy`.
 * @content One or two words.
 * @do Show it at once: a delay would leave an empty page.
 * @screenReader The label is announced politely.
 */
export function LoadingPanel({ content }: { content: LoadingPanelContent }) {
  return (
    <Container>
      <div className={styles.page}>
        <SkeletonCard>
          <output className={styles.words}>{content.label}</output>
        </SkeletonCard>
      </div>
    </Container>
  );
}
