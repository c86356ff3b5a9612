import { type FormEvent, useRef, useState } from 'react';
import type { FreeResource } from '@podium/data/schemas/freeResource.ts';
import type { Result } from '@podium/data/schemas/result.ts';
import { resourceDownloadSchema, type ResourceDownloadValues } from '@podium/data/schemas/resourceDownload.ts';
import { Button } from '@podium/ui/Button/Button';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import { TextField } from '@podium/ui/Field/TextField';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { type ToastText, useToasts } from '@podium/ui/Toast/Toasts';
import { EmailFallback, type EmailFallbackContent } from '../parts/EmailFallback.tsx';
import type { FormAnswers } from '../parts/formAnswers.ts';
import type { RichTextProps } from '../parts/RichText.tsx';
import { NoScriptNotice } from '../parts/NoScriptNotice.tsx';
import { useMessages } from '../parts/messages.tsx';
import { useSubmission } from '../parts/useSubmission.ts';
import * as styles from './RequestForm.css.ts';

export interface RequestFormContent {
  emailLabel: string;
  placeholder: string;
  /** One button per item. Enter in the field requests the first. */
  items: FreeResource[];
  noScript: RichTextProps['text'];
  submitting: string;
  missingToast: ToastText;
  successToast: ToastText;
  /** Title of the toast, and the message in the form when a failure has none. */
  failureToast: ToastText;
  /** Offered when the service could not be reached; `resourceLabel` labels the requested resource. */
  emailFallback: EmailFallbackContent & { resourceLabel: string };
}

export type OnRequest = (request: ResourceDownloadValues & { resourceType: string }) => Promise<Result>;

interface Wanted {
  email: string;
  resourceType: string;
}

/**
 * One address field, and a button for each resource (REQ-RES-1). The buttons are not submit buttons: when an early
 * submit is replayed after hydration, the pressed button is unknown.
 */
export function RequestForm({ content, onRequest }: { content: RequestFormContent; onRequest: OnRequest }) {
  const wordsFor = useMessages();
  const { isBusy, failure, reason, forget, send } = useSubmission(content.failureToast.title);
  const [problem, setProblem] = useState<string>();
  const [wanted, setWanted] = useState<Wanted>();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const toasts = useToasts();

  const request = async (resourceType: string) => {
    if (isBusy || !form.current?.reportValidity()) return;
    const email = field.current?.value ?? '';
    const checked = resourceDownloadSchema.safeParse({ email });
    setProblem(checked.error && wordsFor(checked.error.issues[0]?.message ?? ''));
    if (!checked.success) {
      forget();
      if (email.trim() === '') toasts.show(content.missingToast);
      field.current?.focus();
      return;
    }
    const chosen = { ...checked.data, resourceType };
    setWanted(chosen);
    const result = await send(content.failureToast, () => onRequest(chosen));
    if (!result?.ok) return;
    form.current.reset();
    toasts.show(content.successToast);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = content.items;
    if (first) void request(first.type);
  };

  const isUnanswered = reason === 'unanswered';

  /** Keeps the e-mail up to date with the field. */
  const handleInput = () => {
    if (wanted && isUnanswered) setWanted({ ...wanted, email: field.current?.value ?? '' });
  };

  return (
    // Without a submit handler, method="dialog" does not put the address into the URL.
    <form className={styles.form} method="dialog" ref={form} onSubmit={handleSubmit} onInput={handleInput}>
      <TextField
        label={content.emailLabel}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={content.placeholder}
        isRequired
        ref={field}
        readOnly={isBusy}
        errorMessage={problem}
      />
      <NoScriptNotice text={content.noScript} />
      <Stack as="ul" gap="s5">
        {content.items.map(({ type, button, downloads, description }) => {
          const isPressed = isBusy && wanted?.resourceType === type;
          return (
            <li className={styles.download} key={type}>
              <Button
                isFullWidth
                isBusy={isPressed}
                isDisabled={isBusy && !isPressed}
                onPress={() => void request(type)}
              >
                {isPressed ? content.submitting : button}
              </Button>
              <div>
                <p className={styles.count}>{downloads}</p>
                <Text size="small">{description}</Text>
              </div>
            </li>
          );
        })}
      </Stack>
      <FormStatus tone="failure" isToasted={isUnanswered}>
        {failure}
      </FormStatus>
      <EmailFallback
        content={content.emailFallback}
        answers={wanted && isUnanswered ? answersOf(content, wanted) : undefined}
      />
    </form>
  );
}

function answersOf({ emailLabel, emailFallback, items }: RequestFormContent, wanted: Wanted): FormAnswers {
  const resource = items.find(({ type }) => type === wanted.resourceType)?.title ?? wanted.resourceType;
  return {
    lines: [
      [emailFallback.resourceLabel, resource],
      [emailLabel, wanted.email],
    ],
  };
}
