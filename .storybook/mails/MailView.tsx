import { useRef } from 'react';
import { type MailInks, mailPicturePath } from '@podium/data/content/mailPictures';
import { mailDrawing, mailPictureNames } from '../../apps/site/build/pictures/mailDrawing.ts';
import dark from '../../packages/ui/src/Plate/plates/sitterNegativeSmallest.svg?raw';
import light from '../../packages/ui/src/Plate/plates/sitterSmallest.svg?raw';

interface MailViewProps {
  /** The complete HTML document of the mail. */
  html: string;
}

const inks: readonly MailInks[] = ['light', 'dark'];

/** The image at each image URL, as the build of the site renders it. */
const drawings = new Map(
  mailPictureNames.flatMap((name) =>
    inks.map((each) => [
      mailPicturePath(name, each),
      `data:image/svg+xml,${encodeURIComponent(mailDrawing(name, each, { light, dark }))}`,
    ]),
  ),
);

/** Storybook has no network access: the site's images are inlined into the mail. */
function withPictures(html: string): string {
  return html.replaceAll(/"[^"]*(\/mail\/[a-z-]+\.png)"/g, (_address, path: string) => `"${drawings.get(path)}"`);
}

/** A mail in a separate document without scripts, in the colours of the system. */
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
