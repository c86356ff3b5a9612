import { useId } from 'react';
import type { ContentAction } from '@podium/data/schemas/action.ts';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import * as styles from './AiTools.css.ts';

export interface AiToolsContent {
  heading: string;
  lede: string;
  list: string[];
  action: ContentAction;
}

/**
 * The free tools, on the surface that all free offers use, with the brand's illustration.
 *
 * @avoid Resources that are mailed on request: use `FreeResources`. Paid courses: use `ProgramList`.
 * @content One line per tool: its name, then what it does. An action without an `href` has a `reason`.
 * @dont List a tool that a visitor cannot use yet without saying so.
 */
export function AiTools({ content: { heading, lede, list, action } }: { content: AiToolsContent }) {
  const headingId = useId();
  return (
    <Section headingId={headingId} surface="accent2">
      <div className={styles.halves}>
        <Stack gap="s5" align="start">
          <SectionHeading level={2} size="h1">
            {heading}
          </SectionHeading>
          <Text>{lede}</Text>
          <Action action={action} />
          <Drawing className={styles.drawing} name="aiTools" />
        </Stack>
        <ul className={styles.tools} aria-labelledby={headingId}>
          {list.map((tool) => (
            <li className={styles.tool} key={tool}>
              {tool}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
