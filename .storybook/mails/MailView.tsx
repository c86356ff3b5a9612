import { useRef } from 'react';

interface MailViewProps {
  /** The whole document of the mail. */
  html: string;
}

/** A mail as a reader's program shows it: a document of its own, without scripts, in the colours of the system. */
export function MailView({ html }: MailViewProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  function fitToMail() {
    const mail = frame.current?.contentDocument?.documentElement;
    if (frame.current && mail) frame.current.style.blockSize = `${mail.scrollHeight}px`;
  }

  return (
    <iframe
      ref={frame}
      title="Mail"
      srcDoc={html}
      sandbox="allow-same-origin"
      onLoad={fitToMail}
      style={{ display: 'block', inlineSize: '100%', minBlockSize: '100vh', border: 0 }}
    />
  );
}
