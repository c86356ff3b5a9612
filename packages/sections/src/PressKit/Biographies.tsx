import { useRef, useState } from 'react';
import type { BiographiesContent } from '@podium/data/schemas/pressKit.ts';
import { Button } from '@podium/ui/Button/Button';
import { useClock } from '@podium/ui/clock/Clock';
import { Heading } from '@podium/ui/Heading/Heading';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { copyText } from '../parts/copyText.ts';
import * as styles from './Biographies.css.ts';

/** How long the button says that the text was copied. */
const copiedMs = 3000;

/** The biography in several lengths, each with a button that copies it. */
export function Biographies({ content }: { content: BiographiesContent }) {
  return (
    <div className={styles.biographies}>
      <Heading level={2} size="h3">
        {content.heading}
      </Heading>
      <ul className={styles.list}>
        {content.list.map(({ words, text }) => (
          <Biography key={words} words={words} text={text} content={content} />
        ))}
      </ul>
    </div>
  );
}

interface BiographyProps {
  words: number;
  text: string;
  content: BiographiesContent;
}

function Biography({ words, text, content: { unit, copy, copied, selected } }: BiographyProps) {
  const clock = useClock();
  const textRef = useRef<HTMLParagraphElement>(null);
  const stop = useRef<() => void>(undefined);
  const [message, setMessage] = useState('');

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
          <span className={styles.figure}>{words}</span> {unit}
        </h3>
        <div className={styles.copy} data-copied={message === copied ? '' : undefined}>
          <Button variant="secondary" size="small" onPress={() => void handleCopy()}>
            {message || copy}
            <VisuallyHidden>
              : {words} {unit}
            </VisuallyHidden>
          </Button>
        </div>
      </div>
      <p ref={textRef} className={styles.words}>
        {text}
      </p>
      <output>
        <VisuallyHidden>{message}</VisuallyHidden>
      </output>
    </li>
  );
}
