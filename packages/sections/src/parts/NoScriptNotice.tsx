import { Text } from '@podium/ui/Text/Text';
import { RichText, type RichTextProps } from './RichText.tsx';

/** What to do instead of submitting the form without JavaScript. */
export function NoScriptNotice({ text }: Pick<RichTextProps, 'text'>) {
  return (
    <noscript>
      <Text size="lede">
        <RichText text={text} linkVariant="inherit" />
      </Text>
    </noscript>
  );
}
