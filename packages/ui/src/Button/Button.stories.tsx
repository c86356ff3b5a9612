import { withWrapper } from '@podium/storybook/withWrapper';
import { pointAt, pressOn } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { computedColor } from '@podium/storybook/computedColor';
import { expect, fn, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { brandVars, vars } from '../theme/contract.css.ts';
import { surface } from '../theme/surface.css.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { buttonSizes, buttonVariants } from './buttonLooks.tsx';

const meta = preview.meta({
  component: Button,
  args: { children: 'Book Speaking', onPress: fn() },
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** The primary action of the view. */
export const Primary = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Book Speaking' });
    await expect(button).toHaveAttribute('type', 'button');
    const controlSize = getComputedStyle(button).getPropertyValue(brandVars.size.control.slice('var('.length, -1));
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(Number.parseInt(controlSize));
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
});

/** Fills the width of its container. */
export const FullWidth = meta.story({ args: { isFullWidth: true, children: 'SIGN IN' } });

/** With focus: a ring with a gap. */
export const Focused = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button)).toHaveProperty('outlineWidth', '3px');
    await expect(getComputedStyle(button)).toHaveProperty('outlineOffset', '3px');
  },
});

/** Pending: the label says so, focus stays, a second press does nothing. */
export const Busy = meta.story({
  tags: ['visual'],
  args: { isBusy: true, children: 'Submitting...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Submitting...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** Disabled. */
export const Disabled = meta.story({
  tags: ['visual'],
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

/** While pending, Enter in a field does not submit the form again. */
export const BusyInForm = meta.story({
  // The bare input is too wide for 320 px at 200 %.
  tags: ['!axes'],
  args: { type: 'submit', isBusy: true, children: 'Sending...' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onPress?.(event as never);
      }}
    >
      <label>
        Address <input name="address" />
      </label>
      <Button {...args} onPress={undefined} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Address'), 'Keizersgracht{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
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
  play: async ({ canvas }) => {
    const [onPage, , , onAccent3] = canvas.getAllByRole('button', { name: 'destructive' });
    await expect(getComputedStyle(onPage!).borderTopColor).toBe(computedColor(vars.color.border.danger));
    await expect(getComputedStyle(onAccent3!).borderTopColor).toBe(getComputedStyle(onAccent3!.parentElement!).color);
  },
});

/** On hover a button is offset and text gets a thicker underline. A pending button does not change. */
export const Hovered = meta.story({
  tags: ['visual'],
  render: OnEverySurface.input.render,
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    pointAt(...buttons);
    await waitFor(() => expect(buttons.map(slip)).toEqual(buttons.map((button) => (canSlip(button) ? '-2px' : '0px'))));
  },
});

/** Pressed: no offset, and darker. */
export const Pressed = meta.story({
  tags: ['visual'],
  render: OnEverySurface.input.render,
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    const [primary] = buttons;
    const whenIdle = primary && getComputedStyle(primary).backgroundColor;
    pressOn(...buttons);
    await waitFor(() => expect(primary && getComputedStyle(primary).backgroundColor).not.toBe(whenIdle));
    await expect(new Set(buttons.map(slip))).toEqual(new Set(['0px']));
  },
});

function canSlip(button: HTMLElement): boolean {
  return button.textContent !== 'quiet' && button.ariaDisabled !== 'true';
}

/** Horizontal offset of a button. */
function slip(button: HTMLElement): string {
  return `${new DOMMatrix(getComputedStyle(button).transform).e}px`;
}

/** Every variant in both sizes: idle, busy, disabled, and as a link. */
export const EveryCombination = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {buttonVariants.flatMap((variant) =>
        buttonSizes.map((size) => (
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
  play: async ({ canvas }) => {
    for (const control of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')]) {
      await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});
