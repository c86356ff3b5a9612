import { shownBrand } from '@podium/storybook/brands';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { colorOf, type Role } from './contrastPairs.ts';
import { brandVars } from './contract.css.ts';
import { surface, type SurfaceName } from './surface.css.ts';
import { rule } from './rules.css.ts';
import { space, text } from './scale.css.ts';
import { Specimen, Specimens } from './specimens/Specimens.tsx';

const meta = preview.meta({});

const { scrim: _, ...groups } = brandVars.color;
const roleGroups = Object.keys(groups) as (keyof typeof groups)[];

function valuesOf(brand: string, role: Role): string {
  const { light, dark } = colorOf(shownBrand(brand).theme.colors, role);
  return `${light} / ${dark}`;
}

/** Every role of the brand, by group, in the theme of the toolbar, with its value in both themes. */
export const Roles = meta.story({
  tags: ['visual'],
  render: (_args, { globals }) => (
    <Stack gap="s6">
      {roleGroups.map((group) => (
        <section key={group}>
          <p style={{ ...text.h3, padding: `${space.s5} ${space.s5} 0` }}>{group}</p>
          <Specimens least={150}>
            {Object.entries(brandVars.color[group]).map(([role, color]) => (
              <Specimen key={role} name={role} note={valuesOf(globals['brand'], `${group}.${role}` as Role)}>
                <div style={{ blockSize: 72, background: color, border: rule.hair }} />
              </Specimen>
            ))}
          </Specimens>
        </section>
      ))}
    </Stack>
  ),
});

/** Every surface with its text colour and focus ring. Use one saturated surface per viewport. */
export const Surfaces = meta.story({
  tags: ['visual'],
  render: () => (
    <div>
      {(Object.keys(surface) as SurfaceName[]).map((name) => (
        <div key={name} className={surface[name]} style={{ padding: space.s5 }}>
          <p style={text.h3}>{name}</p>
          <p>
            Text on {name}, with <a href="#link">a link</a> that can have the focus.
          </p>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const rings = new Set<string>();
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      rings.add(getComputedStyle(link).outlineColor);
    }
    const { page, inverse, inverseAlt, accent1, accent2, accent3 } = shownBrand(globals['brand']).theme.colors;
    const texts = [inverse, inverseAlt, accent1, accent2, accent3].map(({ text: own }) => own);
    const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
    await expect(rings.size).toBe(new Set([page.focus, ...texts].map((color) => color[theme])).size);
  },
});
