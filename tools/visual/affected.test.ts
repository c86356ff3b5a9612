import { expect, it } from 'vitest';
import { affectedBy, importersOf } from './affected.ts';

it('finds the stories that show a section of the home page, a picture of a mail, or an engraving', async () => {
  const importers = await importersOf();
  const stories = ['.storybook/pages/Public', '.storybook/mails/Contact', 'packages/ui/src/Button/Button'];
  const affected = (file: string) => stories.filter((story) => affectedBy([file], importers)(`${story}.stories.tsx`));
  expect(affected('apps/site/src/home/testimonials.tsx')).toEqual(['.storybook/pages/Public']);
  expect(affected('brands/legal-tender/pictures/mailDrawing.ts')).toEqual(['.storybook/mails/Contact']);
  expect(affected('brands/legal-tender/artwork/Plate/plates/canal.svg')).toEqual(stories);
}, 60_000);
