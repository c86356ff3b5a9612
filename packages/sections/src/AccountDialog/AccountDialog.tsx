import { useState } from 'react';
import type { MyData } from '@podium/data/schemas/myData';
import type { Outcome } from '@podium/data/schemas/outcome';
import type { Remote } from '@podium/data/schemas/remote';
import { Dialog } from '@podium/ui/Dialog/Dialog';
import { Tabs } from '@podium/ui/Tabs/Tabs';
import type { AccountContent } from './accountContent.ts';
import { DataPart } from './private/DataPart.tsx';
import { DeletionPart } from './private/DeletionPart.tsx';
import { EmailPart } from './private/EmailPart.tsx';
import { PasswordPart } from './private/PasswordPart.tsx';

export type { AccountContent };

export interface AccountDialogProps {
  content: AccountContent;
  /** The address of the account. */
  email: string;
  isOpen: boolean;
  onClose: () => void;
  onChangePassword: (passwords: { current: string; next: string }) => Promise<Outcome>;
  onChangeEmail: (email: string) => Promise<Outcome>;
  /** Everything that is stored; loading until it was asked for. */
  data: Remote<MyData>;
  /** The visitor wants to see the data, or to try again. */
  onAskData: () => void;
  onDownload: (data: MyData) => void;
  /** Deletes the account of whoever knows its password, and leads away from here. */
  onDelete: (password: string) => Promise<Outcome>;
}

type Part = keyof AccountContent['tabs'];

const parts: readonly Part[] = ['password', 'email', 'data', 'deletion'];

/** What account holders do with their own account (issue 6 §5). */
export function AccountDialog({ content, email, isOpen, onClose, data, onAskData, ...events }: AccountDialogProps) {
  const [part, setPart] = useState<Part>('password');
  const { fallback } = content;

  const choose = (next: Part) => {
    setPart(next);
    if (next === 'data') onAskData();
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={content.heading} description={email} closeLabel={content.close}>
      <Tabs
        label={content.tabsLabel}
        tabs={parts.map((value) => ({ value, label: content.tabs[value] }))}
        value={part}
        onValueChange={choose}
      >
        {part === 'password' && (
          <PasswordPart
            content={content.password}
            fallback={fallback}
            email={email}
            onSubmit={events.onChangePassword}
          />
        )}
        {part === 'email' && (
          <EmailPart content={content.email} fallback={fallback} present={email} onSubmit={events.onChangeEmail} />
        )}
        {part === 'data' && (
          <DataPart
            content={content.data}
            present={email}
            data={data}
            onRetry={onAskData}
            onDownload={events.onDownload}
          />
        )}
        {part === 'deletion' && (
          <DeletionPart content={content.deletion} fallback={fallback} present={email} onDelete={events.onDelete} />
        )}
      </Tabs>
    </Dialog>
  );
}
