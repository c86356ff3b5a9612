import { answerLine } from '@podium/data/schemas/answerLine.ts';

export interface FormAnswers {
  /** Label and answer, in the order of the form. */
  lines: readonly (readonly [label: string, answer: string])[];
  /** The longest answer, below the others. */
  message?: string;
}

/** The body of an e-mail with these answers, without the empty ones. */
export function bodyOf({ lines, message }: FormAnswers): string {
  const given = lines.filter(([, answer]) => answer.trim() !== '').map(([label, answer]) => answerLine(label, answer));
  return [given.join('\n'), message].filter(Boolean).join('\n\n');
}
