import type { PortfolioEntry } from '@podium/data/schemas/portfolio.ts';
import { Text } from '@podium/ui/Text/Text';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import * as styles from './Details.css.ts';

interface DetailsProps {
  entry: PortfolioEntry;
  /** Heading of the list, and prefix of the toggle's accessible name. */
  label: string;
}

/**
 * The story of a company and its numbered improvements. A native `details` element, so that it works before hydration.
 * Heading and figures are outside of it, so that screen readers keep their roles.
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
          <ol>
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
