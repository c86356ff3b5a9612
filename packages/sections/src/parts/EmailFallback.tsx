import { useState } from 'react';
import { fittingMailtoLink } from '@podium/data/schemas/mailtoLink.ts';
import { Button } from '@podium/ui/Button/Button';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Inline } from '@podium/ui/Inline/Inline';
import { Text } from '@podium/ui/Text/Text';
import { copyText } from './copyText.ts';
import { bodyOf, type FormAnswers } from './formAnswers.ts';
import * as styles from './EmailFallback.css.ts';

export interface EmailFallbackContent {
  mailbox: string;
  subject: string;
  text: string;
  link: string;
  copy: string;
  copied: string;
  copyFailed: string;
  /** Shown where the link cannot hold all text. */
  cut: string;
  cutNote: string;
}

interface EmailFallbackProps {
  content: EmailFallbackContent;
  /** The form's values, after a failure. */
  answers?: FormAnswers;
}

/**
 * Offers to send the form's values by e-mail after a failure (REQ-FORM-5). Always render it: screen readers announce
 * only changes in an existing live region. Focus stays on the submit button.
 */
export function EmailFallback({ content, answers }: EmailFallbackProps) {
  return (
    <div aria-live="polite" className={styles.place}>
      {answers && <Offer content={content} answers={answers} />}
    </div>
  );
}

function Offer({ content, answers }: Required<EmailFallbackProps>) {
  const [lastCopy, setLastCopy] = useState<{ text: string; hasWorked: boolean }>();
  const { mailbox, subject } = content;
  const body = bodyOf(answers);
  const { href, isCut } = fittingMailtoLink({ mailbox, subject, body }, content.cutNote);

  const copy = async () => setLastCopy({ text: body, hasWorked: await copyText(body) });
  const copyLabel = lastCopy?.hasWorked ? content.copied : content.copyFailed;

  return (
    <>
      <Text size="small">{content.text}</Text>
      {isCut && <Text size="small">{content.cut}</Text>}
      <Inline gap="s3">
        <ButtonLink href={href} variant="secondary" size="small">
          {content.link}
        </ButtonLink>
        <Button variant="secondary" size="small" onPress={() => void copy()}>
          {lastCopy?.text === body ? copyLabel : content.copy}
        </Button>
      </Inline>
    </>
  );
}
