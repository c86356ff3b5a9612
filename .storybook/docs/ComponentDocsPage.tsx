import { Canvas, Controls, Description, Heading, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Badge } from '@podium/ui/Badge/Badge';

/** The docs page of a component: status, description, props, stories. */
export function ComponentDocsPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { story } = useOf('story', ['story']);
  const isDraft = preparedMeta.tags.includes('draft');
  const isSingleStory = Object.keys(csfFile.stories).length === 1;
  return (
    <>
      <Title />
      <p>
        <Badge tone={isDraft ? 'warning' : 'success'}>{isDraft ? 'Draft' : 'Stable'}</Badge>
      </p>
      <Subtitle />
      <Description of="meta" />
      <Heading>{story.name}</Heading>
      <Description of="story" />
      <Canvas />
      <Controls />
      {isSingleStory ? null : <Stories includePrimary={false} />}
    </>
  );
}
