import { brand } from '@podium/brands/active/content.ts';
import { useBackend } from '@podium/data/session/AuthProvider.tsx';
import { NewsletterResult, type NewsletterResultContent } from '@podium/sections/NewsletterResult/NewsletterResult';
import { PlainShell } from './PlainShell.tsx';
import { useInBrowser } from './useInBrowser.ts';

export interface MailedLinkProps {
  content: NewsletterResultContent;
  task: 'confirm' | 'unsubscribe';
}

const readToken = () => new URLSearchParams(window.location.search).get('token') ?? '';

/** A page that newsletter mails link to. Nothing happens until the user presses the button. */
export function MailedLink({ content, task }: MailedLinkProps) {
  const backend = useBackend();
  // The prerendered page assumes a token.
  const token = useInBrowser(readToken, '-');
  return (
    <PlainShell>
      <NewsletterResult
        task={task}
        content={content}
        brandName={brand.name}
        hasToken={token !== ''}
        onSubmit={async () => {
          const list = await backend();
          return task === 'confirm' ? list.confirmNewsletter(token) : list.unsubscribeNewsletter(token);
        }}
      />
    </PlainShell>
  );
}
