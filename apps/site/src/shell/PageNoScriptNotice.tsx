import { pageNoScriptNotice } from '@podium/brands/active/content.ts';
import { RichText } from '@podium/sections/parts/RichText';
import { Container } from '@podium/ui/Container/Container';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { surface } from '@podium/ui/theme/surface.css';
import { space } from '@podium/ui/theme/scale.css';

/** Shown without JavaScript above a client-only page. Rendered by the build only, so it adds no JavaScript. */
export function PageNoScriptNotice() {
  return (
    <noscript>
      <div className={surface.inverseAlt}>
        <Container>
          {/* Inline, because only the client build emits stylesheets. */}
          <div style={{ paddingBlock: space.s7 }}>
            <Stack gap="s4">
              <Text size="lede">
                <RichText text={pageNoScriptNotice.instead} linkVariant="inherit" />
              </Text>
              <Text>
                <RichText text={pageNoScriptNotice.elsewhere} linkVariant="inherit" />
              </Text>
            </Stack>
          </div>
        </Container>
      </div>
    </noscript>
  );
}
