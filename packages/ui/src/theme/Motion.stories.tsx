import { useState } from 'react';
import preview from '@podium/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { vars } from './contract.css.ts';
import { duration, easing, space } from './scale.css.ts';
import { Specimen, Specimens } from './specimens/Specimens.tsx';

const meta = preview.meta({});

function Travel() {
  const [isThere, setIsThere] = useState(false);
  const pairs = Object.entries(duration).flatMap(([time, ms]) =>
    Object.entries(easing).map(([curve, timing]) => ({ name: `${time}, ${curve}`, ms, timing })),
  );
  return (
    <div style={{ padding: space.s5 }}>
      <Button onPress={() => setIsThere(!isThere)}>Move</Button>
      <Specimens least={240}>
        {pairs.map(({ name, ms, timing }) => (
          <Specimen key={name} name={name} note={`${ms} ${timing}`}>
            <div style={{ borderBlockEnd: `1px solid ${vars.color.border.subtle}` }}>
              <div
                style={{
                  inlineSize: isThere ? '100%' : 24,
                  blockSize: 24,
                  background: vars.color.artwork.primary,
                  transition: `inline-size ${ms} ${timing}`,
                }}
              />
            </div>
          </Specimen>
        ))}
      </Specimens>
    </div>
  );
}

/** Every duration with both easings: `press` for direct manipulation, `out` for entering elements. */
export const Times = meta.story({ render: () => <Travel /> });
