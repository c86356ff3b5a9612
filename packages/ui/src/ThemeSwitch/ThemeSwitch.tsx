import { useId } from 'react';
import { ChoiceInput } from '../choiceInput/ChoiceInput.tsx';
import { useUiTexts } from '../locale/UiTexts.tsx';
import { chooseTheme, useThemeChoice } from '../theme/themeChoice.ts';
import type { ThemeChoice } from '../theme/themeScript.ts';
import * as styles from './ThemeSwitch.css.ts';

export const themeTexts = { legend: 'Theme', system: 'System', light: 'Light', dark: 'Dark' };

const choices: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/**
 * Selects and stores the theme (REQ-LOOK-1). All switches on the page and in other tabs stay in sync.
 *
 * @avoid Other settings: it has only the three themes.
 * @do Place it in the footer or in a menu, where it is looked for.
 * @keyboard One Tab stop. Arrow keys select.
 * @screenReader A group named 'Theme' with three radio buttons.
 */
export function ThemeSwitch() {
  const texts = useUiTexts('themeSwitch', themeTexts);
  const choice = useThemeChoice();
  const name = useId();

  return (
    // A legend is not counted in the width of a flex container in WebKit, and the cells would wrap.
    <fieldset className={styles.switchGroup} aria-labelledby={`${name}-label`}>
      <span id={`${name}-label`}>{texts.legend}</span>
      <div className={styles.cells}>
        {choices.map((value) => (
          <ChoiceInput
            key={value}
            className={styles.cell}
            type="radio"
            name={name}
            value={value}
            checked={value === choice}
            onChange={() => chooseTheme(value)}
          >
            <span className={styles.word}>{texts[value]}</span>
          </ChoiceInput>
        ))}
      </div>
    </fieldset>
  );
}
