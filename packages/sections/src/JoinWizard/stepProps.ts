import type { RefCallback } from 'react';
import type { JoinField } from './checkStep.ts';
import type { JoinAnswers } from './joinDraft.tsx';

/** Text that every step has. */
export interface StepContent {
  heading: string;
  lede: string;
  next: string;
}

/** Props that the wizard passes to every step. */
export interface StepProps {
  answers: JoinAnswers;
  onAnswer: (change: Partial<JoinAnswers>) => void;
  /** The props of a field, apart from its value. The wizard focuses it through `ref`. */
  field: <Name extends JoinField>(
    name: Name,
  ) => {
    name: Name;
    errorMessage: string | undefined;
    ref: RefCallback<HTMLElement>;
  };
}
