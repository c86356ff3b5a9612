import { useId } from 'react';
import { ChoiceInput } from '../choiceInput/ChoiceInput.tsx';
import { chooseTheme, useThemeChoice } from '../theme/themeChoice.ts';
import type { ThemeChoice } from '../theme/themeScript.ts';
import * as styles from './ThemeSwitch.css.ts';

const options: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Paper' },
  { value: 'dark', label: 'Plate' },
];

/** Selects and stores the theme (REQ-LOOK-1). All switches on the page and in other tabs stay in sync. */
export function ThemeSwitch() {
  const choice = useThemeChoice();
  const name = useId();

  return (
    // A legend is not counted in the width of a flex container in WebKit, and the cells would wrap.
    <fieldset className={styles.switchGroup} aria-labelledby={`${name}-label`}>
      <span id={`${name}-label`}>Theme</span>
      <div className={styles.cells}>
        {options.map(({ value, label }) => (
          <ChoiceInput
            key={value}
            className={styles.cell}
            type="radio"
            name={name}
            value={value}
            checked={value === choice}
            onChange={() => chooseTheme(value)}
          >
            <span className={styles.word}>{label}</span>
          </ChoiceInput>
        ))}
      </div>
    </fieldset>
  );
}
