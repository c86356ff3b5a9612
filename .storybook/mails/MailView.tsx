import { drawings } from 'virtual:mail-pictures';

interface MailViewProps {
  html: string;
}

/** Storybook has no network access: the site's images are inlined into the mail. */
function withPictures(html: string): string {
  return html.replaceAll(/"[^"]*(\/mail\/[a-z\d-]+\.png)"/g, (_address, path: string) => `"${drawings.get(path)}"`);
}

/** Makes a frame as high as its mail, now and after each change of its width. */
function fitToMail(frame: HTMLIFrameElement) {
  const fit = () => {
    frame.style.blockSize = '';
    frame.style.blockSize = `${frame.contentDocument?.documentElement.scrollHeight}px`;
  };
  fit();
  frame.contentWindow?.addEventListener('resize', fit);
}

/** A mail in a separate document without scripts, in the colours of the system. */
export function MailView({ html }: MailViewProps) {
  return (
    <iframe
      title="Mail"
      srcDoc={withPictures(html)}
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => fitToMail(currentTarget)}
      style={{ display: 'block', inlineSize: '100%', minBlockSize: '100vh', border: 0 }}
    />
  );
}
