import { padded, withWrapper } from '@podium/storybook/withWrapper';
import { pointAt, pressOn } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { surface } from '../theme/surface.css.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { buttonVariants } from './buttonLooks.tsx';

const meta = preview.meta({
  component: Button,
  args: { children: 'Book Speaking', onPress: fn() },
  decorators: [padded],
});

export const Primary = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Speaking' }));
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
});

/** With focus: a ring with a gap. */
export const Focused = meta.story({ tags: ['visual'], play: ({ userEvent }) => userEvent.tab() });

/** Pending: the label says so, focus stays, a second press does nothing, and does not submit the form again. */
export const Busy = meta.story({
  tags: ['visual'],
  args: { type: 'submit', isBusy: true, children: 'Submitting...' },
  decorators: [withWrapper(<form />)],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const handleSubmit = fn();
    canvasElement.querySelector('form')!.addEventListener('submit', handleSubmit);
    const button = canvas.getByRole('button', { name: 'Submitting...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(handleSubmit).not.toHaveBeenCalled();
  },
});

const surfaces = ['page', 'accent1', 'inverse', 'accent3', 'accent2', 'inverseAlt'] as const;

/** Every surface. On surfaces where red is not visible, the destructive button has a border. */
export const OnEverySurface = meta.story({
  tags: ['visual'],
  render: () => (
    <div>
      {surfaces.map((name) => (
        <div key={name} className={surface[name]} style={{ padding: 24 }}>
          <Inline>
            {buttonVariants.map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
            <Button isBusy>Sending...</Button>
          </Inline>
        </div>
      ))}
    </div>
  ),
});

/** On hover a button is offset and text gets a thicker underline. A pending button does not change. */
export const Hovered = meta.story({
  tags: ['visual'],
  render: OnEverySurface.input.render,
  play: ({ canvas }) => pointAt(...canvas.getAllByRole('button')),
});

/** Pressed: no offset, and darker. */
export const Pressed = meta.story({
  tags: ['visual'],
  render: OnEverySurface.input.render,
  play: ({ canvas }) => pressOn(...canvas.getAllByRole('button')),
});

/** Every variant in both sizes: idle, busy, disabled, and as a link. */
export const EveryCombination = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {buttonVariants.flatMap((variant) =>
        (['control', 'small'] as const).map((size) => (
          <div key={`${variant} ${size}`} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
            <Button variant={variant} size={size}>
              {variant}, {size}
            </Button>
            <Button variant={variant} size={size} isBusy>
              Sending...
            </Button>
            <Button variant={variant} size={size} isDisabled>
              Disabled
            </Button>
            <ButtonLink variant={variant} size={size} href="/speaking">
              Link
            </ButtonLink>
          </div>
        )),
      )}
    </div>
  ),
});
