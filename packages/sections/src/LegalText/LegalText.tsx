import type { LegalBlock, LegalDocument } from '@podium/data/schemas/legalDocument.ts';
import { Button } from '@podium/ui/Button/Button';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { Link } from '@podium/ui/Link/Link';
import { Drawing } from '../parts/Drawing.tsx';
import { Note } from '../parts/Note.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { RichText } from '../parts/RichText.tsx';
import * as styles from './LegalText.css.ts';

export interface LegalTextProps {
  content: LegalDocument;
  /** Back in the site's history, else home (REQ-ROUTE-5). */
  onBack: () => void;
}

/**
 * A legal text with its contents, a Back button at the top and at the bottom, and a closing action.
 *
 * @avoid Articles and biographies: the layout is made for parts with headings.
 * @content A summary in plain words, the version with its date, and parts with id and heading.
 * @do Change the date with the text.
 * @dont Change the id of a part: other pages link to it.
 */
export function LegalText({ content, onBack }: LegalTextProps) {
  const { heading, version, summary, contentsLabel, back, parts, closing } = content;
  const backButton = (
    <Button variant="quiet" onPress={onBack}>
      {back}
    </Button>
  );
  return (
    <Section isFirst>
      <Drawing className={styles.backdrop} name="backdrop" />
      {backButton}
      <div className={styles.head}>
        <SectionHeading level={1}>{heading}</SectionHeading>
        <Text size="lede">{summary}</Text>
        <Note>{version}</Note>
      </div>
      <Grid rowGap="s8">
        <GridItem span={{ lg: 3 }}>
          <nav className={styles.contents} aria-label={contentsLabel}>
            <ol>
              {parts.map((part) => (
                <li className={styles.entry} key={part.id}>
                  <Link href={`#${part.id}`} variant="quiet" isStandalone>
                    {part.heading}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        </GridItem>
        <GridItem span={{ lg: 6 }} start={{ lg: 5 }}>
          {parts.map((part) => (
            <LegalPart key={part.id} part={part} />
          ))}
          {closing && (
            <div className={styles.closing}>
              <Heading level={2} size="h3">
                {closing.heading}
              </Heading>
              <ButtonLink href={closing.action.href}>{closing.action.label}</ButtonLink>
            </div>
          )}
          <div className={styles.foot}>{backButton}</div>
        </GridItem>
      </Grid>
    </Section>
  );
}

function LegalPart({ part: { id, heading, blocks } }: { part: LegalDocument['parts'][number] }) {
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-heading`}>
      <Heading level={2} size="h3" id={`${id}-heading`}>
        {heading}
      </Heading>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <Text>
        <RichText text={block.text} />
      </Text>
    );
  }
  if (block.kind === 'list') {
    return (
      <ul className={styles.list}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return <Table {...block} />;
}

/** A table that scrolls horizontally where it is wider than the text; on phones a list. */
function Table({ caption, columns, rows }: Extract<LegalBlock, { kind: 'table' }>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className={styles.tableRail} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.columnHeads}>
          <tr>
            {columns.map((column) => (
              <th className={styles.cell} scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th className={styles.rowHeader} scope="row">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td className={styles.cell} key={index} data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
