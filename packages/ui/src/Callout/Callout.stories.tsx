import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { surface } from '../theme/surface.css.ts';
import { Callout } from './Callout.tsx';

const meta = preview.meta({
  component: Callout,
  args: {
    'aria-labelledby': 'memo',
    children: (
      <Stack gap="s3">
        <Heading level={2} id="memo">
          The product memo
        </Heading>
        <Text>One idea a week, with the arithmetic.</Text>
      </Stack>
    ),
    action: <Button>Subscribe</Button>,
  },
  decorators: [withWrapper(<div className={surface.inverseAlt} style={{ paddingInline: 24, paddingBlockEnd: 96 }} />)],
});

/** On an inverse surface. Every hole of the scalloped edge has a rim, so that it is visible in the dark theme. */
export const Default = meta.story({
  tags: ['visual'],
});

/** On the surface of the page, at the end of a page. */
export const OnPage = meta.story({
  tags: ['visual'],
  decorators: [withWrapper(<div className={surface.page} style={{ paddingInline: 24, paddingBlockEnd: 96 }} />)],
});
