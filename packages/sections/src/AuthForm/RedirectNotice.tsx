import type { RedirectNoticeContent } from '@podium/data/schemas/redirectNotice.ts';
import { Card } from '@podium/ui/Card/Card';
import * as styles from './RedirectNotice.css.ts';

export interface RedirectNoticeProps {
  content: RedirectNoticeContent;
  path: string;
}

/** Says where a signed-out visitor was going, and lists the steps to the deals (REQ-AUTH-10). */
export function RedirectNotice({ content, path }: RedirectNoticeProps) {
  const [before, after] = content.text.split('{path}');
  return (
    <Card>
      <div className={styles.notice}>
        <p className={styles.small}>
          {before}
          <strong>{path}</strong>
          {after}
        </p>
        <p className={styles.title}>{content.title}</p>
        <ol className={styles.steps}>
          {content.steps.map(({ title, time }, index) => (
            <li className={styles.step} key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.small}>
                <strong>{title}</strong>
                <p className={styles.time}>{time}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
