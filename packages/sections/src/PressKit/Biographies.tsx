import { useRef, useState } from 'react';
import type { BiographiesContent } from '@podium/data/schemas/pressKit.ts';
import { Button } from '@podium/ui/Button/Button';
import { useClock } from '@podium/ui/clock/Clock';
import { Heading } from '@podium/ui/Heading/Heading';
import { useLocale } from '@podium/ui/locale/Locale';
import { fillIn } from '@podium/ui/locale/texts';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { copyText } from '../parts/copyText.ts';
import * as styles from './Biographies.css.ts';

const copiedMs = 3000;

export function Biographies({ content }: { content: BiographiesContent }) {
  return (
    <div className={styles.biographies}>
      <Heading level={2} size="h3">
        {content.heading}
      </Heading>
      <ul className={styles.list}>
        {content.list.map(({ words, text }, index) => (
          <Biography key={words} words={words} text={text} content={content} canFold={index > 0} />
        ))}
      </ul>
    </div>
  );
}

interface BiographyProps {
  words: number;
  text: string;
  content: BiographiesContent;
  /** On phones only the first lines are shown until it is unfolded. */
  canFold: boolean;
}

function Biography({ words, text, content, canFold }: BiographyProps) {
  const { unit, copy, copied, selected, showAll } = content;
  const clock = useClock();
  const locale = useLocale();
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = canFold && !isUnfolded;
  const textRef = useRef<HTMLParagraphElement>(null);
  const stop = useRef<() => void>(undefined);
  const [message, setMessage] = useState('');

  const unfold = () => {
    setUnfolded(true);
    // The pressed button is removed.
    textRef.current?.focus({ preventScroll: true });
  };

  const handleCopy = async () => {
    const isCopied = await copyText(text);
    if (!isCopied && textRef.current) window.getSelection()?.selectAllChildren(textRef.current);
    setMessage(isCopied ? copied : selected);
    stop.current?.();
    stop.current = clock.after(copiedMs, () => setMessage(''));
  };

  return (
    <li className={styles.biography}>
      <div className={styles.head}>
        <h3 className={styles.length}>
          <span className={styles.figure}>{words}</span>
          {` ${unit}`}
        </h3>
        <div className={styles.copy} data-copied={message === copied ? '' : undefined}>
          <Button variant="secondary" size="small" onPress={() => void handleCopy()}>
            {message || copy}
            <VisuallyHidden>{`: ${words} ${unit}`}</VisuallyHidden>
          </Button>
        </div>
      </div>
      <p ref={textRef} className={isFolded ? styles.foldedWords : styles.words} tabIndex={canFold ? -1 : undefined}>
        {text}
      </p>
      {isFolded && (
        <div className={styles.unfold}>
          <Button variant="quiet" onPress={unfold}>
            {fillIn(showAll, { words }, locale)}
          </Button>
        </div>
      )}
      <output>
        <VisuallyHidden>{message}</VisuallyHidden>
      </output>
    </li>
  );
}
