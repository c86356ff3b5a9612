import type { SubjectIndexContent } from '@podium/data/schemas/subjectIndex.ts';
import { isExternal } from '@podium/data/schemas/isExternal.ts';
import { Heading } from '@podium/ui/Heading/Heading';
import { Link } from '@podium/ui/Link/Link';
import { Text } from '@podium/ui/Text/Text';
import { Note } from '../parts/Note.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import * as styles from './SubjectIndex.css.ts';

/**
 * An index of what was published: the items on each subject, with number, title and content.
 *
 * @avoid Channels: use `MediaHub`. The newest episodes of one podcast: use `PodcastListing`.
 * @content Four to ten subjects of one word in alphabetical order, each with one to three numbered items. Optionally
 *   figures and links for editors.
 * @do List an item under each subject that a reader would look up.
 * @dont List an item that cannot be read or heard yet.
 * @screenReader A heading per subject, and a list of its items.
 */
export function SubjectIndex({ content }: { content: SubjectIndexContent }) {
  const { heading, note, subjects, editors } = content;
  return (
    <Section>
      <SectionHead heading={heading} note={note} />
      {subjects.map(({ subject, entries }) => (
        <div className={styles.subject} key={subject}>
          <h3 className={styles.word}>{subject}</h3>
          <ul className={styles.entries}>
            {entries.map(({ number, kind, title, description, figures = [], href }) => (
              <li className={styles.entry} key={`${kind} ${number}`}>
                <p className={styles.number}>
                  <bdi>{number}</bdi> <span className={styles.kind}>{kind}</span>
                </p>
                <p className={styles.title}>
                  <Link href={href} external={isExternal(href)} variant="quiet" isStandalone>
                    {title}
                  </Link>
                </p>
                <div className={styles.content}>
                  {description && <Note>{description}</Note>}
                  {figures.length > 0 && (
                    <dl className={styles.figures}>
                      {figures.map(({ term, value }) => (
                        <div className={styles.figure} key={term}>
                          <dt className={styles.term}>{term}</dt>
                          <dd className={styles.value}>
                            <bdi>{value}</bdi>
                          </dd>
                        </div>
                      ))}
                    </dl>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {editors && (
        <div className={styles.editors}>
          <Heading level={3}>{editors.heading}</Heading>
          <div className={styles.editorsContent}>
            <ul className={styles.reach}>
              {editors.figures.map(({ figure, label }) => (
                <li key={label}>
                  <bdi className={styles.reachFigure}>{figure}</bdi> <Text size="small">{label}</Text>
                </li>
              ))}
            </ul>
            <ul className={styles.links}>
              {editors.links.map(({ label, href }) => (
                <li className={styles.link} key={href}>
                  <Link href={href} external={isExternal(href)} isStandalone>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </Section>
  );
}
