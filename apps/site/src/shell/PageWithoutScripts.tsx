import { pageWithoutScripts } from '@podium/data/content/withoutScripts';
import { LinkedWords } from '@podium/sections/parts/LinkedWords';
import { Container } from '@podium/ui/Container/Container';
import { Text } from '@podium/ui/Text/Text';
import { ground } from '@podium/ui/theme/fields.css';

/** Above a page that is nothing without its script, where no script runs. For the build alone: it costs visitors no script. */
export function PageWithoutScripts() {
  return (
    <noscript>
      <div className={ground.night}>
        <Container>
          <Text>
            <LinkedWords text={pageWithoutScripts} tone="inherit" />
          </Text>
        </Container>
      </div>
    </noscript>
  );
}
