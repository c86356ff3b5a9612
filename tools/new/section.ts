import type { States } from './catalogue.ts';
import { asValue, inWords } from './names.ts';

/** The files of a new section: draft until its stories lose the tag. */
export function sectionFiles(name: string): Record<string, string> {
  return {
    [`${name}.tsx`]: view(name),
    [`${name}.css.ts`]: looks,
    [`${name}.stories.tsx`]: stories(name),
  };
}

/** The stories below, by their names. */
export const sectionStates: States = {
  visual: ['Default'],
  others: ['Empty', 'Long', 'Short', 'Narrow', 'RightToLeft', 'ReducedMotion', 'KeyboardWalk'],
};

const view = (name: string) => `import { useId } from 'react';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Container } from '@podium/ui/Container/Container';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import * as styles from './${name}.css.ts';

export interface ${name}Content {
  heading: string;
  note?: string;
  items: { title: string; description: string }[];
  action: { label: string; href: string };
}

export interface ${name}Props {
  content: ${name}Content;
}

/** What the ${inWords(name)} shows, in one sentence (specification §…). */
export function ${name}({ content: { heading, note, items, action } }: ${name}Props) {
  const headingId = useId();
  return (
    <Section headingId={headingId}>
      <Container>
        <SectionHead id={headingId} heading={heading} note={note} />
        <ul className={styles.list}>
          {items.map(({ title, description }) => (
            <li key={title}>
              <Heading level={3}>{title}</Heading>
              <Text tone="secondary">{description}</Text>
            </li>
          ))}
        </ul>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </Container>
    </Section>
  );
}
`;

const looks = `import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';
import { from } from '@podium/ui/theme/media.css';
import { space } from '@podium/ui/theme/scale.css';

export const list = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gap: space.s5,
      '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.gutter } },
    },
  },
});
`;

const stories = (name: string) => `import { expect } from 'storybook/test';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { ${name}, type ${name}Content } from './${name}.tsx';

/** Until its words stand in packages/data/src/content/${asValue(name)}.ts. */
const content: ${name}Content = {
  heading: 'What it is about',
  note: 'A sentence of its own.',
  items: ['First', 'Second', 'Third'].map((title) => ({ title, description: 'What is to be said of it.' })),
  action: { label: 'Go on', href: '/contact' },
};

const meta = preview.meta({ component: ${name}, tags: ['draft', '!stable'], args: { content } });

/** With everything it can have. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: content.heading })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(content.items.length);
  },
});

/** Nothing to show. */
export const Empty = meta.story({ args: { content: { ...content, items: [] } } });

/** Three times the words, and one that is wider than a phone. */
export const Long = meta.story({
  args: {
    content: {
      heading: 'Vermögensverwaltungsgesellschaft, and everything else that is to be said of it',
      note: [content.note, content.note, content.note].join(' '),
      items: content.items.map(({ title, description }) => ({
        title: \`\${title} of many that all have something to say\`,
        description: [description, description, description].join(' '),
      })),
      action: { ...content.action, label: 'Go on with everything else that is to be said of it' },
    },
  },
});

/** The fewest words. */
export const Short = meta.story({
  args: {
    content: { heading: 'One', items: [{ title: 'A', description: 'B.' }], action: { ...content.action, label: 'Go' } },
  },
});

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);
`;
