import type { CSSProperties, Ref } from 'react';
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

/** The numbered requirements, and below the divider the checkbox that accepts them. */
export function RequirementsConsent({
  content,
  isAccepted,
  onChange,
  controlRef,
  errorMessage,
}: RequirementsConsentProps) {
  const { requirements, consent } = content;
  const rows = Math.ceil(requirements.length / 2);
  return (
    <>
      <ol className={styles.requirements} style={{ '--rows': rows } as CSSProperties}>
        {requirements.map((requirement, index) => (
          <li className={index % rows === 0 ? styles.firstInColumn : styles.requirement} key={requirement}>
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
