import type { StoryContext } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { accepts, acceptsOnly, noSuchAddress, refuses, tooMany } from './answers.ts';
import { type EmailFallback, expectNoEmailOffer } from './emailFallback.ts';

export interface FormAnswers {
  name: string;
  email: string;
  message: string;
}

/** The labels by which stories find the parts of the form. */
interface FormContent {
  fields: Record<keyof FormAnswers, { label: string }>;
  submit: string;
  successPanel: { heading: string };
  emailFallback: EmailFallback;
}

export type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

export interface CountedStage extends Stage {
  args: { onSubmit: unknown };
}

/**
 * For the stories of a SubmissionForm: helpers to fill in and submit `answers`, and the states that all such forms share,
 * as `meta.story(doubleSubmit)`.
 */
export function formStates(form: FormContent, answers: FormAnswers) {
  /** Fills in the given fields, by default all; leaves the others unchanged. */
  async function write({ canvas, userEvent }: Stage, values: Partial<FormAnswers> = answers): Promise<void> {
    for (const [name, value] of Object.entries(values) as [keyof FormAnswers, string][]) {
      const field = canvas.getByRole('textbox', { name: form.fields[name].label });
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(value);
    }
  }

  async function send({ canvas, userEvent }: Stage): Promise<void> {
    await userEvent.click(canvas.getByRole('button', { name: form.submit }));
  }

  async function expectSuccess({ canvas }: Stage): Promise<void> {
    await expect(await canvas.findByText(form.successPanel.heading)).toBeVisible();
  }

  return {
    write,
    send,

    doubleSubmit: {
      args: { onSubmit: accepts() },
      play: async ({ args, ...stage }: CountedStage) => {
        await write(stage);
        await stage.userEvent.dblClick(stage.canvas.getByRole('button', { name: form.submit }));
        await expectSuccess(stage);
        await expect(args.onSubmit).toHaveBeenCalledTimes(1);
      },
    },

    failureThenSuccess: {
      args: { onSubmit: acceptsOnly(answers.email) },
      play: async ({ args, ...stage }: CountedStage) => {
        const { canvas } = stage;
        await write(stage, { ...answers, email: answers.email.replace(/m$/, 'n') });
        await send(stage);
        await expect(await screen.findByText(noSuchAddress)).toBeVisible();
        await expect(canvas.getByText(`Submission Failed. ${noSuchAddress}`)).toBeVisible();
        await expect(screen.queryByText('Please try again later.')).not.toBeInTheDocument();
        await expectNoEmailOffer(canvas, form.emailFallback);
        await write(stage, { email: answers.email });
        await send(stage);
        await expectSuccess(stage);
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
        await expect(canvas.getByRole('textbox', { name: form.fields.message.label })).toHaveValue(answers.message);
        await clock.tick(60_000);
        await expect(atTheForm).toBeVisible();
      },
    },
  };
}
