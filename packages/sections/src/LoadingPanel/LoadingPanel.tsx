import { CertificateOutline } from '@podium/ui/Certificate/CertificateOutline';
import { Container } from '@podium/ui/Container/Container';
import * as styles from './LoadingPanel.css.ts';

export interface LoadingPanelContent {
  /** 'Loading...' (specification §2, deals screen). */
  label: string;
}

export interface LoadingPanelProps {
  content: LoadingPanelContent;
}

/** Stands where a page will be: a dotted outline and the word. */
export function LoadingPanel({ content }: LoadingPanelProps) {
  return (
    <Container>
      <div className={styles.page}>
        <CertificateOutline>
          <output className={styles.words}>{content.label}</output>
        </CertificateOutline>
      </div>
    </Container>
  );
}
