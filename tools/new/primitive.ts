import type { States } from './catalogue.ts';
import { asValue, inWords } from './names.ts';

/** The files of a new primitive: draft until its stories lose the tag. */
export function primitiveFiles(name: string): Record<string, string> {
  return {
    [`${name}.tsx`]: view(name),
    [`${name}.css.ts`]: looks(name),
    [`${name}.stories.tsx`]: stories(name),
  };
}

/** The stories below, by their names. */
export const primitiveStates: States = { visual: ['Default', 'OnDeep'], others: ['Narrow', 'RightToLeft'] };

const view = (name: string) => `import type { ReactNode } from 'react';
import * as styles from './${name}.css.ts';

export const ${asValue(name)}Tones = ['paper', 'deep'] as const;

export interface ${name}Props {
  /** The ground it stands on. @default 'paper' */
  tone?: (typeof ${asValue(name)}Tones)[number];
  /** What it says. */
  children: ReactNode;
}

/** What a ${inWords(name)} is for, in one sentence. */
export function ${name}({ tone = 'paper', children }: ${name}Props) {
  return <div className={\`\${styles.${asValue(name)}} \${styles.tone[tone]}\`}>{children}</div>;
}
`;

const looks = (name: string) => `import { style, styleVariants } from '@vanilla-extract/css';
import { ground } from '../theme/fields.css.ts';
import { layers } from '../theme/layers.css.ts';
import { forcedColors } from '../theme/media.css.ts';
import { space, text } from '../theme/scale.css.ts';

export const ${asValue(name)} = style({
  '@layer': {
    [layers.ui]: {
      ...text.body,
      padding: space.s4,
      overflowWrap: 'anywhere',
      '@media': { [forcedColors]: { border: '1px solid' } },
    },
  },
});

export const tone = styleVariants({ paper: [ground.paper], deep: [ground.deep] });
`;

const stories = (name: string) => `import preview from '@podium/storybook/preview';
import { narrow, rightToLeft } from '@podium/storybook/states';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  component: ${name},
  tags: ['draft', '!stable'],
  args: { children: 'What it says' },
});

/** With only what it needs. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What it says')).toBeVisible();
  },
});

/** On the dark field. */
export const OnDeep = meta.story({ args: { tone: 'deep' } });

/** A long word breaks on the narrowest screen. */
export const Narrow = meta.story({
  ...narrow,
  args: { children: 'Vermögensverwaltungsgesellschaftsbeteiligung' },
});

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);
`;
