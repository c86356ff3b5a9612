import type { Ref } from 'react';
import { Checkbox } from '@podium/ui/Field/Checkbox';
import { Text } from '@podium/ui/Text/Text';
import * as styles from './RequirementsConsent.css.ts';

export interface RequirementsConsentContent {
  requirements: readonly string[];
  consent: { label: string; hint: string };
}

interface RequirementsConsentProps {
  content: RequirementsConsentContent;
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
  controlRef: Ref<HTMLInputElement>;
  errorMessage: string | undefined;
}

/** The numbered requirements, and below the perforation the checkbox that accepts them. */
export function RequirementsConsent({
  content,
  isAccepted,
  onChange,
  controlRef,
  errorMessage,
}: RequirementsConsentProps) {
  const { requirements, consent } = content;
  return (
    <>
      <ol className={styles.requirements}>
        {requirements.map((requirement) => (
          <li className={styles.requirement} key={requirement}>
            {requirement}
          </li>
        ))}
      </ol>
      <div className={styles.consent}>
        <Checkbox
          name="requirements"
          checked={isAccepted}
          onChange={onChange}
          ref={controlRef}
          errorMessage={errorMessage}
          isRequired
        >
          {consent.label}
        </Checkbox>
        {!isAccepted && (
          <Text size="small" tone="secondary">
            {consent.hint}
          </Text>
        )}
      </div>
    </>
  );
}
