import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Badge } from '@podium/ui/Badge/Badge';

/** The page that Storybook writes of every component: its status, its sentence, its props, each of its states. */
export function BookPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const isDraft = preparedMeta.tags.includes('draft');
  const isSingleStory = Object.keys(csfFile.stories).length === 1;
  return (
    <>
      <Title />
      <p>
        <Badge tone={isDraft ? 'warn' : 'ok'}>{isDraft ? 'Draft' : 'Stable'}</Badge>
      </p>
      <Subtitle />
      <Description of="meta" />
      {isSingleStory ? <Description of="story" /> : null}
      <Primary />
      <Controls />
      {isSingleStory ? null : <Stories />}
    </>
  );
}
