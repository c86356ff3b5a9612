import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

export interface FormAnswers {
  name: string;
  email: string;
  message: string;
}

/** Labels of the form, by which stories query it. */
interface FormContent {
  fields: Record<keyof FormAnswers, { label: string }>;
  submit: string;
  successPanel: { heading: string };
}

export type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** For the stories of a SubmissionForm: functions that fill it in, with `answers` by default, and submit it. */
export function formStates(form: FormContent, answers: FormAnswers) {
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

  return { write, send, expectSuccess };
}
