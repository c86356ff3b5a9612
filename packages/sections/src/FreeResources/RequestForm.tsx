import { type FormEvent, useRef, useState } from 'react';
import type { FreeResource } from '@podium/data/schemas/freeResource';
import type { Outcome } from '@podium/data/schemas/outcome';
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
import type { LinkedWordsProps } from '../parts/LinkedWords.tsx';
import { WithoutScripts } from '../parts/WithoutScripts.tsx';
import * as styles from './RequestForm.css.ts';

export interface RequestFormContent {
  emailLabel: string;
  placeholder: string;
  /** A button each. Enter in the field asks for the first. */
  items: FreeResource[];
  /** What to do where no script runs. */
  withoutScripts: LinkedWordsProps['text'];
  /** On the pressed button while the request is on its way. */
  submitting: string;
  missingToast: { title: string };
  successToast: { title: string };
  /** Said in full in the toast; at the form only where a refusal brings no sentence of its own. */
  failureToast: { title: string };
}

export type OnRequest = (request: ResourceDownloadValues & { resourceType: ResourceType }) => Promise<Outcome>;

interface RequestFormProps {
  content: RequestFormContent;
  onRequest: OnRequest;
}

type State =
  | { status: 'idle' }
  | { status: 'invalid'; message: string }
  | { status: 'sending'; resourceType: ResourceType }
  | { status: 'failed'; message?: string };

/**
 * One address, and a button for each resource (specification §4, resource download form; §5).
 * The buttons are no submit buttons: a host that repeats an early press would forget which of them it was.
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
    const outcome = await onRequest({ ...checked.data, resourceType }).catch((): Outcome => ({ ok: false }));
    isInFlight.current = false;
    if (outcome.ok) {
      form.current?.reset();
      setState({ status: 'idle' });
      toasts.show(content.successToast);
    } else {
      setState({ status: 'failed', message: outcome.message });
      toasts.show({ ...content.failureToast, tone: 'destructive' });
    }
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = content.items;
    if (first) void request(first.type);
  };

  const { title: fallback } = content.failureToast;
  const isSending = state.status === 'sending';
  return (
    // Should no script take it, no address of a reader gets into that of the page.
    <form className={styles.form} method="dialog" ref={form} onSubmit={handleSubmit}>
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
      <WithoutScripts text={content.withoutScripts} />
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
    </form>
  );
}
