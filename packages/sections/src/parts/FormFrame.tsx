import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '@podium/ui/Button/Button';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import * as styles from './FormFrame.css.ts';

interface FormFrameProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  submit: string;
  submitting: string;
  isBusy: boolean;
  /** The service's sentence; the toast that announced it goes away. */
  failure: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** Fields, the service's last word, and the button. */
export function FormFrame({ onSubmit, submit, submitting, isBusy, failure, children }: FormFrameProps) {
  return (
    // Should no script take it, no password gets into an address, and the page stays.
    <form className={styles.form} method="dialog" noValidate onSubmit={onSubmit}>
      {children}
      {failure && (
        <FormStatus tone="failure" isToasted>
          {failure}
        </FormStatus>
      )}
      <Button type="submit" isFullWidth isBusy={isBusy}>
        {isBusy ? submitting : submit}
      </Button>
    </form>
  );
}
