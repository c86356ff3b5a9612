import { useState } from 'react';
import { emailChangeSchema, type EmailChangeValues } from '@podium/data/schemas/auth.ts';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { EmailField } from '../../parts/accountFields.tsx';
import { FormFrame } from '../../parts/FormFrame.tsx';
import { useFields } from '../../parts/useFields.ts';
import { useSubmission } from '../../parts/useSubmission.ts';
import type { PartProps } from '../AccountDialog.tsx';
import { withAddresses } from '../accountContent.ts';

/** Changes the address: nothing changes until both mailed links are opened. */
export function EmailPart({ content, fallback, email: present, onChangeEmail }: PartProps<'email'>) {
  const { isBusy, failure, send } = useSubmission(fallback);
  const [sentTo, setSentTo] = useState<string>();
  const { field, handleSubmit, reset } = useFields(emailChangeSchema(present), { email: '' });

  const change = async ({ email }: EmailChangeValues) => {
    setSentTo(undefined);
    const result = await send(content.failureTitle, () => onChangeEmail(email));
    if (!result?.ok) return;
    reset({ email: '' });
    setSentTo(email);
  };

  return (
    <Stack gap="s5">
      <Text color="secondary">{content.note}</Text>
      <FormFrame onSubmit={handleSubmit(change)} words={content} isBusy={isBusy} failure={failure}>
        <EmailField label={content.label} {...field('email')} />
      </FormFrame>
      <FormStatus tone="success">{sentTo && withAddresses(content.sent, present, sentTo)}</FormStatus>
    </Stack>
  );
}
