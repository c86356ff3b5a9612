import { useState } from 'react';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Emblem } from '../Artwork/Emblem.tsx';
import { vars } from './contract.css.ts';
import { duration, easing, space } from './scale.css.ts';
import { Specimen, Specimens } from './specimens/Specimens.tsx';

const meta = preview.meta({});

const event = {
  id: 'motion',
  date: '2026-05-21',
  endDate: '2026-05-23',
  attendees: 1200,
  topics: ['A'],
};

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

function Arrivals() {
  const [arrival, setArrival] = useState(0);
  return (
    <div style={{ padding: space.s5 }}>
      <Button onPress={() => setArrival(arrival + 1)}>Print again</Button>
      <div style={{ maxInlineSize: 360, marginBlockStart: space.s5 }}>
        <Emblem key={arrival} kind="event" entry={event} isAnimated />
      </div>
    </div>
  );
}

/** Two layers rotate into alignment, once. With reduced motion they are aligned from the start. */
export const Register = meta.story({ render: () => <Arrivals /> });

/** With the toolbar's reduced motion there is no animation. */
export const Reduced = meta.story({
  globals: { motion: 'reduce' },
  render: () => <Arrivals />,
  play: async ({ canvasElement }) => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    const plate = canvasElement.querySelector('svg > g');
    await expect(plate && getComputedStyle(plate).animationName).toBe('none');
  },
});
