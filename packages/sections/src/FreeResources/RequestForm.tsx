import { type FormEvent, useRef, useState } from 'react';
import type { FreeResource } from '@podium/data/schemas/freeResource';
import type { Result } from '@podium/data/schemas/result';
import {
  resourceDownloadSchema,
  type ResourceDownloadValues,
  type ResourceType,
} from '@podium/data/schemas/resourceDownload';
import { Button } from '@podium/ui/Button/Button';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import { TextField } from '@podium/ui/Field/TextField';
import { Text } from '@podium/ui/Text/Text';
import { useToasts } from '@podium/ui/Toast/Toasts';
import { EmailFallback, type EmailFallbackContent } from '../parts/EmailFallback.tsx';
import type { FormAnswers } from '../parts/formAnswers.ts';
import type { RichTextProps } from '../parts/RichText.tsx';
import { NoScriptNotice } from '../parts/NoScriptNotice.tsx';
import * as styles from './RequestForm.css.ts';

export interface RequestFormContent {
  emailLabel: string;
  placeholder: string;
  /** One button per item. Enter in the field requests the first. */
  items: FreeResource[];
  noScript: RichTextProps['text'];
  /** Label of the pressed button while pending. */
  submitting: string;
  missingToast: { title: string };
  successToast: { title: string };
  /** Title of the toast, and the message in the form when a failure has none. */
  failureToast: { title: string };
  /** Offered when the service could not be reached; `resourceLabel` labels the requested resource. */
  emailFallback: EmailFallbackContent & { resourceLabel: string };
}

export type OnRequest = (request: ResourceDownloadValues & { resourceType: ResourceType }) => Promise<Result>;

interface RequestFormProps {
  content: RequestFormContent;
  onRequest: OnRequest;
}

interface Unsent {
  email: string;
  resourceType: ResourceType;
}

type State =
  | { status: 'idle' }
  | { status: 'invalid'; message: string }
  | { status: 'sending'; resourceType: ResourceType }
  | { status: 'failed'; message?: string; unsent: Unsent };

/**
 * One address field, and a button for each resource (REQ-RES-1). The buttons are not submit buttons: when an early
 * submit is replayed after hydration, the pressed button is unknown.
 */
export function RequestForm({ content, onRequest }: RequestFormProps) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const isInFlight = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const toasts = useToasts();

  const request = async (resourceType: ResourceType) => {
    if (isInFlight.current || !form.current?.reportValidity()) return;
    const email = field.current?.value ?? '';
    const checked = resourceDownloadSchema.safeParse({ email });
    if (!checked.success) {
      setState({ status: 'invalid', message: checked.error.issues[0]?.message ?? content.missingToast.title });
      if (email.trim() === '') toasts.show(content.missingToast);
      field.current?.focus();
      return;
    }
    isInFlight.current = true;
    setState({ status: 'sending', resourceType });
    const result = await onRequest({ ...checked.data, resourceType }).catch((): Result => ({ ok: false }));
    isInFlight.current = false;
    if (result.ok) {
      form.current?.reset();
      setState({ status: 'idle' });
      toasts.show(content.successToast);
    } else {
      setState({ status: 'failed', message: result.message, unsent: { ...checked.data, resourceType } });
      toasts.show({ ...content.failureToast, tone: 'destructive' });
    }
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = content.items;
    if (first) void request(first.type);
  };

  /** Keeps the e-mail up to date with the field. */
  const handleInput = () => {
    if (state.status !== 'failed') return;
    setState({ ...state, unsent: { ...state.unsent, email: field.current?.value ?? '' } });
  };

  const { title: fallback } = content.failureToast;
  const isSending = state.status === 'sending';
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
        readOnly={isSending}
        errorMessage={state.status === 'invalid' ? state.message : undefined}
      />
      <NoScriptNotice text={content.noScript} />
      <ul className={styles.downloads}>
        {content.items.map(({ type, button, downloads, description }) => {
          const isPressed = isSending && state.resourceType === type;
          return (
            <li className={styles.download} key={type}>
              <Button
                tone="rose"
                isFullWidth
                isBusy={isPressed}
                isDisabled={isSending && !isPressed}
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
      </ul>
      <FormStatus tone="failure" isToasted={state.status === 'failed' && !state.message}>
        {state.status === 'failed' ? (state.message ?? fallback) : undefined}
      </FormStatus>
      <EmailFallback
        content={content.emailFallback}
        answers={state.status === 'failed' && !state.message ? answersOf(content, state.unsent) : undefined}
        tone="rose"
      />
    </form>
  );
}

function answersOf({ emailLabel, emailFallback, items }: RequestFormContent, unsent: Unsent): FormAnswers {
  const resource = items.find(({ type }) => type === unsent.resourceType)?.title ?? unsent.resourceType;
  return {
    lines: [
      [emailFallback.resourceLabel, resource],
      [emailLabel, unsent.email],
    ],
  };
}
