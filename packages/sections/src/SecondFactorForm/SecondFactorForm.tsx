import { useEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Result } from '@podium/data/schemas/result.ts';
import { codeSchema, type CodeValues } from '@podium/data/schemas/secondFactor.ts';
import { Button } from '@podium/ui/Button/Button';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { CodeField } from '../parts/CodeField.tsx';
import { FormFrame } from '../parts/FormFrame.tsx';
import { HeadingWithLede } from '../parts/HeadingWithLede.tsx';
import { useFields } from '../parts/useFields.ts';
import { useSubmission } from '../parts/useSubmission.ts';

export interface SecondFactorFormContent {
  heading: string;
  subtitle: string;
  label: string;
  hint: string;
  submit: string;
  submitting: string;
  failureTitle: string;
  lostDevice: string;
  leave: string;
  /** Used when a failure has no message. */
  fallback: string;
}

export interface SecondFactorFormProps {
  content: SecondFactorFormContent;
  onSubmit: (code: string) => Promise<Result>;
  /** Signs out and returns to the sign-in form. */
  onLeave: () => void;
}

/**
 * The second step of signing in: the code of an authenticator app (REQ-AUTH-7).
 *
 * @avoid Setting up a second factor: that is a part of `AccountDialog`.
 * @content What to type and where to find it, and what to do without the device.
 * @keyboard Focus starts in the field. A rejected code is selected, so that typing replaces it.
 */
export function SecondFactorForm({ content, onSubmit, onLeave }: SecondFactorFormProps) {
  const { isBusy, failure, forget, send } = useSubmission(content.fallback);
  const { field, handleSubmit, setFocus } = useFields(zodResolver(codeSchema), { code: '' });

  // The previous form, with the pressed button, is removed.
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = async ({ code }: CodeValues) => {
    const result = await send(content.failureTitle, () => onSubmit(code));
    if (result?.ok === false) setFocus('code', { shouldSelect: true });
  };

  return (
    <Stack gap="s5">
      <HeadingWithLede level={1} size="hero" heading={content.heading} lede={content.subtitle} />
      <FormFrame onSubmit={handleSubmit(submit)} words={content} isBusy={isBusy}>
        <CodeField label={content.label} hint={content.hint} {...field('code', { failure, onChange: forget })} />
      </FormFrame>
      <Text size="small" tone="secondary">
        {content.lostDevice}
      </Text>
      <Stack align="start">
        <Button variant="quiet" isDisabled={isBusy} onPress={onLeave}>
          {content.leave}
        </Button>
      </Stack>
    </Stack>
  );
}
