import { Text } from '@podium/ui/Text/Text';
import { LinkedWords, type LinkedWordsProps } from './LinkedWords.tsx';

/** Says in a form what to do where no script runs; seen nowhere else. */
export function WithoutScripts({ text }: Pick<LinkedWordsProps, 'text'>) {
  return (
    <noscript>
      <Text size="lede">
        <LinkedWords text={text} tone="inherit" />
      </Text>
    </noscript>
  );
}
