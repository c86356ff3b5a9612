import { talkAnchor } from '@podium/data/schemas/askedTalk.ts';
import type { TalkMenuContent } from '@podium/data/schemas/talk.ts';
import { Heading } from '@podium/ui/Heading/Heading';
import { Link } from '@podium/ui/Link/Link';
import { useLocale } from '@podium/ui/locale/Locale';
import { Text } from '@podium/ui/Text/Text';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import * as styles from './TalkMenu.css.ts';

/**
 * The talks to choose from, each with its length. The link of a talk leads to the inquiry form and fills in the talk.
 *
 * @avoid A page without the inquiry form: the links lead to it.
 * @content Two to four talks, the shortest first: title, promise, length, and when it fits.
 * @do Say what the audience can do afterwards.
 * @dont Offer two talks of the same length with the same promise.
 * @screenReader A list; each link is read with the title of its talk.
 */
export function TalkMenu({ content: { heading, talks, unit, ask } }: { content: TalkMenuContent }) {
  const locale = useLocale();
  return (
    <Section>
      <SectionHead heading={heading} />
      <ul>
        {talks.map((talk, index) => (
          <li className={styles.talks[(index % 3) as 0 | 1 | 2]} key={talk.id}>
            <p className={styles.length}>
              <span className={styles.minutes}>{talk.minutes.toLocaleString(locale)}</span> <b>{unit}</b>
            </p>
            <div className={styles.words}>
              <Heading level={3}>{talk.title}</Heading>
              <Text>{talk.promise}</Text>
              <p className={styles.foot}>
                <span>{talk.note}</span>
                <Link href={`#${talkAnchor(talk)}`} variant="inherit" isStandalone>
                  {ask}
                  <VisuallyHidden>: {talk.title}</VisuallyHidden>
                </Link>
              </p>
            </div>
            <EntryEmblem className={styles.emblem} kind="talk" entry={talk} among={talks} color="text" isEarly />
          </li>
        ))}
      </ul>
    </Section>
  );
}
