interface MailTextProps {
  text: string;
}

/** A mail as a reader's program shows it that knows no HTML. */
export function MailText({ text }: MailTextProps) {
  return (
    <pre style={{ maxInlineSize: '72ch', margin: 0, padding: 24, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </pre>
  );
}
