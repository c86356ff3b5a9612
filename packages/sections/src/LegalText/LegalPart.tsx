import type { LegalBlock, LegalPart as Part } from '@podium/data/schemas/legalDocument.ts';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { RichText } from '../parts/RichText.tsx';
import * as styles from './LegalPart.css.ts';

/** One section of a legal text; the contents link to its id. */
export function LegalPart({ part: { id, heading, blocks } }: { part: Part }) {
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

/** A table that scrolls horizontally where it is wider than the text. */
function Table({ caption, columns, rows }: Extract<LegalBlock, { kind: 'table' }>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className={styles.tableRail} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
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
              <th className={styles.cell} scope="row">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td className={styles.cell} key={index}>
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
