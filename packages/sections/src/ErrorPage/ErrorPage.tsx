import { Button } from '@podium/ui/Button/Button';
import { Stack } from '@podium/ui/Stack/Stack';
import { HeadingWithLede } from '../parts/HeadingWithLede.tsx';

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
 * @do Say what the visitor can do next.
 * @screenReader Announced at once (role `alert`).
 */
export function ErrorPage({ content, onRetry }: ErrorPageProps) {
  return (
    <div role="alert">
      <Stack gap="s5">
        <HeadingWithLede level={1} heading={content.heading} lede={content.text} />
        <div>
          <Button onPress={onRetry}>{content.retry}</Button>
        </div>
      </Stack>
    </div>
  );
}
