import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '@podium/ui/Button/Button';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import * as styles from './FormFrame.css.ts';

export interface FormWords {
  submit: string;
  submitting: string;
  failureTitle: string;
}

export interface FormFrameProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  words: Pick<FormWords, 'submit' | 'submitting'>;
  isBusy: boolean;
  /** Message of the last failure. Stays visible after its toast has closed. */
  failure?: string;
  /** Message of the last success, which its toast announces. */
  success?: string;
  children: ReactNode;
}

export function FormFrame({ onSubmit, words, isBusy, failure, success, children }: FormFrameProps) {
  return (
    // Without a submit handler, method="dialog" neither navigates nor puts a password into the URL.
    <form className={styles.form} method="dialog" noValidate onSubmit={onSubmit}>
      {children}
      {(failure ?? success) && (
        <FormStatus tone={failure ? 'failure' : 'success'} isToasted>
          {failure ?? success}
        </FormStatus>
      )}
      <Button type="submit" isFullWidth isBusy={isBusy}>
        {isBusy ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
