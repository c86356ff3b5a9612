import { useRef } from 'react';
import { type MailInks, mailPicturePath } from '@podium/data/content/mailPictures';
import { mailDrawing, mailPictureNames } from '../../apps/site/build/pictures/mailDrawing.ts';
import dark from '../../packages/ui/src/Plate/plates/sitterNegativeSmallest.svg?raw';
import light from '../../packages/ui/src/Plate/plates/sitterSmallest.svg?raw';

interface MailViewProps {
  /** The whole document of the mail. */
  html: string;
}

const inks: readonly MailInks[] = ['light', 'dark'];

/** What stands at each address of a picture, as the build of the site draws it. */
const drawings = new Map(
  mailPictureNames.flatMap((name) =>
    inks.map((each) => [
      mailPicturePath(name, each),
      `data:image/svg+xml,${encodeURIComponent(mailDrawing(name, each, { light, dark }))}`,
    ]),
  ),
);

/** The pattern book fetches nothing: the pictures of the site come within the mail. */
function withPictures(html: string): string {
  return html.replaceAll(/"[^"]*(\/mail\/[a-z-]+\.png)"/g, (_address, path: string) => `"${drawings.get(path)}"`);
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
      srcDoc={withPictures(html)}
      sandbox="allow-same-origin"
      onLoad={fitToMail}
      style={{ display: 'block', inlineSize: '100%', minBlockSize: '100vh', border: 0 }}
    />
  );
}
