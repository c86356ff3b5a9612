import type { PortfolioEntry } from '@podium/data/schemas/portfolio';
import { Text } from '@podium/ui/Text/Text';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import * as styles from './Details.css.ts';

interface DetailsProps {
  entry: PortfolioEntry;
  /** Above the list, and before the company's name on the toggle. */
  label: string;
}

/**
 * The story of a company, and what was changed, numbered. The toggle is the browser's own, so that it works before any
 * script does; heading and figures stand beside it, not in it, and keep their meaning for screen readers.
 */
export function Details({ entry: { title, description, improvements }, label }: DetailsProps) {
  return (
    <details>
      <summary className={styles.toggle}>
        <VisuallyHidden>
          {label}: {title}
        </VisuallyHidden>
      </summary>
      <div className={styles.story}>
        <div className={styles.description}>
          <Text tone="secondary">{description}</Text>
        </div>
        <div className={styles.improvements}>
          <h3 className={styles.label}>{label}</h3>
          <ol className={styles.list}>
            {improvements.map((improvement) => (
              <li className={styles.improvement} key={improvement}>
                {improvement}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </details>
  );
}
