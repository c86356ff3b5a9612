import { useSyncExternalStore } from 'react';
import { useBackend } from '@podium/data/session/AuthProvider.tsx';
import { NewsletterResult, type NewsletterResultContent } from '@podium/sections/NewsletterResult/NewsletterResult';
import { PlainShell } from './PlainShell.tsx';

export interface MailedLinkProps {
  content: NewsletterResultContent;
  task: 'confirm' | 'unsubscribe';
}

const neverChanges = () => () => {};
const readToken = () => new URLSearchParams(window.location.search).get('token') ?? '';
/** The prerendered page assumes a token: the query is available in the browser only. */
const assumeToken = () => '-';

/** A page that newsletter mails link to. Nothing happens until the user presses the button. */
export function MailedLink({ content, task }: MailedLinkProps) {
  const backend = useBackend();
  const token = useSyncExternalStore(neverChanges, readToken, assumeToken);
  return (
    <PlainShell>
      <NewsletterResult
        task={task}
        content={content}
        hasToken={token !== ''}
        onSubmit={async () => {
          const list = await backend();
          return task === 'confirm' ? list.confirmNewsletter(token) : list.unsubscribeNewsletter(token);
        }}
      />
    </PlainShell>
  );
}
