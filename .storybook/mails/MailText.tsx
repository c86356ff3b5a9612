interface MailTextProps {
  text: string;
}

/** The plain-text version of a mail. */
export function MailText({ text }: MailTextProps) {
  return (
    <pre style={{ maxInlineSize: '72ch', margin: 0, padding: 24, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </pre>
  );
}
