import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { emailChangeSchema, type EmailChangeValues } from '@podium/data/schemas/auth';
import type { Outcome } from '@podium/data/schemas/outcome';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import { TextField } from '@podium/ui/Field/TextField';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { FormFrame } from '../../parts/FormFrame.tsx';
import { useSending } from '../../parts/useSending.ts';
import { type AccountContent, withAddresses } from '../accountContent.ts';

interface EmailPartProps {
  content: AccountContent['email'];
  fallback: string;
  /** The address that the account has. */
  present: string;
  onSubmit: (email: string) => Promise<Outcome>;
}

/** Another address: two mailed links, and until both are opened everything stays as it is. */
export function EmailPart({ content, fallback, present, onSubmit }: EmailPartProps) {
  const { isBusy, failure, send } = useSending(fallback);
  /** Where the last links went. */
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(emailChangeSchema(present)),
    defaultValues: { email: '' },
  });

  const change = async ({ email }: EmailChangeValues) => {
    setSentTo(undefined);
    const outcome = await send(content.failureTitle, () => onSubmit(email));
    if (!outcome?.ok) return;
    reset({ email: '' });
    setSentTo(email);
  };

  return (
    <Stack gap="s5">
      <Text tone="secondary">{content.note}</Text>
      <FormFrame
        onSubmit={handleSubmit(change)}
        submit={content.submit}
        submitting={content.submitting}
        isBusy={isBusy}
        failure={failure}
      >
        <TextField
          label={content.label}
          type="email"
          autoComplete="email"
          isRequired
          errorMessage={formState.errors.email?.message}
          {...register('email')}
        />
      </FormFrame>
      <FormStatus tone="success">{sentTo && withAddresses(content.sent, present, sentTo)}</FormStatus>
    </Stack>
  );
}
