import type { RefCallback } from 'react';
import type { JoinField, StepProblems } from './checkStep.ts';
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
  messages: StepProblems['messages'];
  onAnswer: (change: Partial<JoinAnswers>) => void;
  /** Lets the wizard focus the control of a field. */
  controlRef: (field: JoinField) => RefCallback<HTMLElement>;
}
