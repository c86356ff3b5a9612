import type { Ref } from 'react';
import { Checkbox } from '@podium/ui/Field/Checkbox';
import { Text } from '@podium/ui/Text/Text';
import * as styles from './RequirementsGate.css.ts';

export interface RequirementsGateContent {
  requirements: readonly string[];
  gate: { label: string; hint: string };
}

interface RequirementsGateProps {
  content: RequirementsGateContent;
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
  controlRef: Ref<HTMLButtonElement>;
  errorMessage: string | undefined;
}

/** The eight requirements as a numbered rider, and below the perforation the box that accepts them. */
export function RequirementsGate({ content, isAccepted, onChange, controlRef, errorMessage }: RequirementsGateProps) {
  const { requirements, gate } = content;
  return (
    <>
      <ol className={styles.rider}>
        {requirements.map((requirement) => (
          <li className={styles.requirement} key={requirement}>
            {requirement}
          </li>
        ))}
      </ol>
      <div className={styles.gate}>
        <Checkbox
          name="requirements"
          checked={isAccepted}
          onChange={onChange}
          ref={controlRef}
          errorMessage={errorMessage}
          isRequired
        >
          {gate.label}
        </Checkbox>
        {!isAccepted && (
          <Text size="small" tone="secondary">
            {gate.hint}
          </Text>
        )}
      </div>
    </>
  );
}
