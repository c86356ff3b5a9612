import { Fragment } from 'react';
import { Markdown } from '@storybook/addon-docs/blocks';
import { Badge } from '@podium/ui/Badge/Badge';
import { rule } from '@podium/ui/theme/rules.css';
import { space } from '@podium/ui/theme/scale.css';
import { type Usage, type UsageTag, usageHeadings } from './usage.ts';

/** The size of paragraphs on docs pages. */
const docsText = { fontSize: 14, lineHeight: '24px' };

const tones: Partial<Record<UsageTag, 'success' | 'critical'>> = { do: 'success', dont: 'critical' };

export function UsageNotes({ notes }: Pick<Usage, 'notes'>) {
  const rows = (Object.keys(usageHeadings) as UsageTag[]).filter((tag) => notes[tag]);
  if (rows.length === 0) return null;
  return (
    <dl style={{ marginBlock: space.s5 }}>
      {rows.map((tag) => (
        <div
          key={tag}
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: `${space.s2} ${space.s5}`,
            paddingBlock: space.s3,
            borderBlockStart: rule.hair,
          }}
        >
          <dt style={{ ...docsText, flex: '0 0 11rem', margin: 0, fontWeight: 600 }}>
            {tones[tag] ? <Badge tone={tones[tag]}>{usageHeadings[tag]}</Badge> : usageHeadings[tag]}
          </dt>
          <dd style={{ ...docsText, flex: '1 1 18rem', maxInlineSize: '72ch', margin: 0, padding: 0 }}>
            <Markdown options={{ forceInline: true, forceWrapper: true, wrapper: Fragment }}>
              {notes[tag] ?? ''}
            </Markdown>
          </dd>
        </div>
      ))}
    </dl>
  );
}
