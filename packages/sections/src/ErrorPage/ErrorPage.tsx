import { Button } from '@podium/ui/Button/Button';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { Stack } from '@podium/ui/Stack/Stack';

export interface ErrorPageContent {
  heading: string;
  text: string;
  retry: string;
}

export interface ErrorPageProps {
  content: ErrorPageContent;
  onRetry: () => void;
}

/**
 * Replaces a page that could not be loaded, inside `MinimalLayout`.
 *
 * @avoid A part of a page: use `LoadErrorBanner`. An unknown address: use `NotFound`.
 * @content What happened, in one sentence without technical words, and a label for trying again.
 * @screenReader Announced at once (role `alert`).
 */
export function ErrorPage({ content, onRetry }: ErrorPageProps) {
  return (
    <div role="alert">
      <Stack gap="s5">
        <Heading level={1}>{content.heading}</Heading>
        <Text size="lede" tone="secondary">
          {content.text}
        </Text>
        <div>
          <Button onPress={onRetry}>{content.retry}</Button>
        </div>
      </Stack>
    </div>
  );
}
