import { caseStudies } from '@podium/brands/legal-tender/content/caseStudies.ts';
import { expect, waitFor } from 'storybook/test';
import preview from '@podium/storybook/preview';
import { CaseStudies } from './CaseStudies.tsx';

const meta = preview.meta({ component: CaseStudies, args: { content: caseStudies } });

/** Three rows, each with its emblem, its action and a toggle. */
export const Default = meta.story({ tags: ['visual'] });

/** The first row shows its figures, the fault, three moves and the mistake. The toggle keeps its name. */
export const Open = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const [toggle] = canvas.getAllByText(caseStudies.calculation.show);
    await userEvent.click(toggle!);
    await expect(toggle).toBeVisible();
    await waitFor(() => expect(canvas.getByText(caseStudies.items[0]?.calculation?.fault ?? '')).toBeVisible());
  },
});

/** Without details there is no toggle. */
export const WithoutCalculation = meta.story({ args: { content: { ...caseStudies, calculation: undefined } } });
