import { type FormEvent, useRef, useState } from 'react';
import type { FreeResource } from '@podium/data/schemas/freeResource.ts';
import { type PluralForms, pluralForm } from '@podium/data/schemas/pluralForm.ts';
import type { Result } from '@podium/data/schemas/result.ts';
import { resourceDownloadSchema, type ResourceDownloadValues } from '@podium/data/schemas/resourceDownload.ts';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { Illustration } from '@podium/ui/Artwork/Illustration';
import { Button } from '@podium/ui/Button/Button';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import { TextField } from '@podium/ui/Field/TextField';
import { useLocale } from '@podium/ui/locale/Locale';
import { type ToastText, useToasts } from '@podium/ui/Toast/Toasts';
import { Section } from '../parts/Section.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { EmailFallback, type EmailFallbackContent } from '../parts/EmailFallback.tsx';
import type { FormAnswers } from '../parts/formAnswers.ts';
import type { RichTextProps } from '../parts/RichText.tsx';
import { NoScriptNotice } from '../parts/NoScriptNotice.tsx';
import { useEmailField } from '../parts/useEmailField.ts';
import { useSubmission } from '../parts/useSubmission.ts';
import * as styles from './FreeResources.css.ts';

export interface FreeResourcesContent {
  heading: string;
  lede: string;
  pagesLabel: PluralForms;
  /** One cover and one button each. The first cover is below the second. */
  items: FreeResource[];
  emailLabel: string;
  placeholder: string;
  noScript: RichTextProps['text'];
  submitting: string;
  missingToast: ToastText;
  successToast: ToastText;
  /** Title of the toast, and the message in the form when a failure has none. */
  failureToast: ToastText;
  /** Offered after a failure; `resourceLabel` labels the requested resource. */
  emailFallback: EmailFallbackContent & { resourceLabel: string };
}

type ResourceRequest = ResourceDownloadValues & { resourceType: string };

export interface FreeResourcesProps {
  content: FreeResourcesContent;
  onRequest: (request: ResourceRequest) => Promise<Result>;
}

/**
 * Two covers, and the form that requests them by e-mail (REQ-RES-1).
 *
 * @avoid Tools that open without a mail: use `AiTools`. The newsletter alone: use `Newsletter`.
 * @content Two resources with title, number of pages and downloads, and the texts of the form for each result.
 * @do Say what is sent, and that a link arrives by e-mail.
 * @dont Ask for more than an address.
 * @keyboard One field and two buttons. Enter in the field moves focus to the first button, and an invalid address to the
 *   field.
 */
export function FreeResources({ content, onRequest }: FreeResourcesProps) {
  const locale = useLocale();
  return (
    <Section surface="accent2">
      <Grid align="center" rowGap="s7">
        <GridItem span={{ lg: 5 }}>
          <ul className={styles.sheets}>
            {content.items.map(({ type, title, pages }) => (
              <li className={styles.sheet} key={type}>
                <p className={styles.title}>{title}</p>
                <Stack>
                  <Illustration name={`resource-${type}`} />
                  {pages && (
                    <p className={styles.pages}>
                      <b className={styles.figure}>{pages}</b> {pluralForm(content.pagesLabel, pages, locale)}
                    </p>
                  )}
                </Stack>
              </li>
            ))}
          </ul>
        </GridItem>
        <GridItem span={{ lg: 6 }} start={{ lg: 7 }}>
          <Stack gap="s5">
            <SectionHeading level={2}>{content.heading}</SectionHeading>
            <Text size="lede">{content.lede}</Text>
            <RequestForm content={content} onRequest={onRequest} />
          </Stack>
        </GridItem>
      </Grid>
    </Section>
  );
}

/**
 * One address field, and a button for each resource (REQ-RES-1). The buttons are not submit buttons: when an early
 * submit is replayed after hydration, the pressed button is unknown.
 */
function RequestForm({ content, onRequest }: FreeResourcesProps) {
  const { items, emailLabel, emailFallback } = content;
  const submission = useSubmission(content.failureToast.title);
  const { isBusy, failure, reason, send } = submission;
  const { field, email, check } = useEmailField(resourceDownloadSchema, submission);
  const [wanted, setWanted] = useState('');
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const toasts = useToasts();
  const dismissMissing = useRef<() => void>(undefined);

  /** Returns the valid address. Without one, shows why. */
  const checkAddress = () => {
    if (isBusy) return undefined;
    dismissMissing.current?.();
    setSent(false);
    if (!form.current?.reportValidity()) return undefined;
    const values = check();
    if (!values && !field.ref.current?.value.trim()) dismissMissing.current = toasts.show(content.missingToast);
    return values;
  };

  const request = async (resourceType: string) => {
    const values = checkAddress();
    if (!values) return;
    setWanted(resourceType);
    const result = await send(content.failureToast, () => onRequest({ ...values, resourceType }), content.successToast);
    if (!result?.ok) return;
    setSent(true);
    // The section may have been removed during the request.
    form.current?.reset();
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Which resource is wanted is not known yet.
    if (checkAddress()) form.current?.querySelector('button')?.focus();
  };

  const title = items.find(({ type }) => type === wanted)?.title ?? '';
  const lines: FormAnswers['lines'] = [
    [emailFallback.resourceLabel, title],
    [emailLabel, email],
  ];

  return (
    // method="dialog": before hydration, a submit must not put the address into the URL.
    <form className={styles.form} method="dialog" ref={form} onSubmit={handleSubmit}>
      <TextField {...field} label={emailLabel} placeholder={content.placeholder} isRequired />
      <NoScriptNotice text={content.noScript} />
      <Stack as="ul" gap="s5">
        {items.map(({ type, button, downloads, description }) => {
          const isPressed = isBusy && wanted === type;
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
      <FormStatus tone={isSent ? 'success' : 'failure'} isToasted={isSent || reason === 'unanswered'}>
        {isSent ? content.successToast.title : failure}
      </FormStatus>
      <EmailFallback content={emailFallback} answers={failure === undefined ? undefined : { lines }} />
    </form>
  );
}
