import type { StoryContext } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { accepts, acceptsOnly, noSuchAddress, refuses, tooMany } from './answers.ts';
import { expectStillness, reducedMotion } from './states.ts';

export interface Letter {
  name: string;
  email: string;
  message: string;
}

/** The words of the form that stories and visitors go by. */
interface LetterForm {
  fields: Record<keyof Letter, { label: string }>;
  submit: string;
  thankYou: { heading: string };
}

export type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

export interface CountedStage extends Stage {
  args: { onSubmit: unknown };
}

/**
 * For the stories of a form that is written like a letter and thanked for: how `letter` is written and sent, and the
 * states that are the same whatever else the form asks, as `meta.story(doubleSubmit)`.
 */
export function letterStates(form: LetterForm, letter: Letter) {
  /** Fills in the fields named, all of the letter's if none is; others stay as they are. */
  async function write({ canvas, userEvent }: Stage, values: Partial<Letter> = letter): Promise<void> {
    for (const [name, value] of Object.entries(values) as [keyof Letter, string][]) {
      const field = canvas.getByRole('textbox', { name: form.fields[name].label });
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(value);
    }
  }

  async function send({ canvas, userEvent }: Stage): Promise<void> {
    await userEvent.click(canvas.getByRole('button', { name: form.submit }));
  }

  async function expectThanks({ canvas }: Stage): Promise<void> {
    await expect(await canvas.findByText(form.thankYou.heading)).toBeVisible();
  }

  return {
    write,
    send,

    doubleSubmit: {
      args: { onSubmit: accepts() },
      play: async ({ args, ...stage }: CountedStage) => {
        await write(stage);
        await stage.userEvent.dblClick(stage.canvas.getByRole('button', { name: form.submit }));
        await expectThanks(stage);
        await expect(args.onSubmit).toHaveBeenCalledTimes(1);
      },
    },

    thankedWithoutMotion: {
      globals: reducedMotion.globals,
      play: async (stage: Stage) => {
        await write(stage);
        await send(stage);
        await expectThanks(stage);
        await expectStillness();
      },
    },

    failureThenSuccess: {
      args: { onSubmit: acceptsOnly(letter.email) },
      play: async ({ args, ...stage }: CountedStage) => {
        const { canvas } = stage;
        await write(stage, { ...letter, email: letter.email.replace(/m$/, 'n') });
        await send(stage);
        await expect(await screen.findByText(noSuchAddress)).toBeVisible();
        await expect(canvas.getByText(`Submission Failed. ${noSuchAddress}`)).toBeVisible();
        await expect(screen.queryByText('Please try again later.')).not.toBeInTheDocument();
        await write(stage, { email: letter.email });
        await send(stage);
        await expectThanks(stage);
        await expect(canvas.queryByText(/^Submission Failed\. /)).not.toBeInTheDocument();
        await expect(args.onSubmit).toHaveBeenCalledTimes(2);
      },
    },

    tooManyRequests: {
      args: { onSubmit: refuses(tooMany) },
      play: async ({ clock, ...stage }: Stage & Pick<StoryContext, 'clock'>) => {
        const { canvas } = stage;
        await write(stage);
        await send(stage);
        await expect(await screen.findByText(tooMany)).toBeVisible();
        const atTheForm = canvas.getByText(`Submission Failed. ${tooMany}`);
        await expect(atTheForm).toBeVisible();
        await expect(canvas.getByRole('button', { name: form.submit })).toHaveFocus();
        await expect(canvas.getByRole('textbox', { name: form.fields.message.label })).toHaveValue(letter.message);
        await clock.tick(60_000);
        await expect(atTheForm).toBeVisible();
      },
    },
  };
}
