import type { MyData } from '@podium/data/schemas/myData.ts';
import type { Result } from '@podium/data/schemas/result.ts';
import type { AsyncState } from '@podium/data/schemas/asyncState.ts';
import type { EnrollmentResult } from '@podium/data/schemas/secondFactor.ts';
import { Dialog } from '@podium/ui/Dialog/Dialog';
import { Tabs } from '@podium/ui/Tabs/Tabs';
import type { AccountContent } from './accountContent.ts';
import { DataPart } from './private/DataPart.tsx';
import { DeletionPart } from './private/DeletionPart.tsx';
import { EmailPart } from './private/EmailPart.tsx';
import { LoadState } from './private/LoadState.tsx';
import { PasswordPart } from './private/PasswordPart.tsx';
import { SecurityPart } from './private/SecurityPart.tsx';

export type { AccountContent };

export interface AccountDialogProps {
  content: AccountContent;
  email: string;
  /** The open tab; null while the dialog is closed. */
  part: AccountPart | null;
  onPartChange: (part: AccountPart | null) => void;
  secondFactor: AsyncState<boolean>;
  /** Asks for `secondFactor` again after a failure. */
  onAskSecondFactor: () => void;
  onEnroll: () => Promise<EnrollmentResult>;
  onConfirmFactor: (factor: { factorId: string; code: string }) => Promise<Result>;
  onRemoveFactor: (code: string) => Promise<Result>;
  /** Ends every session of the account; the host then navigates away. */
  onSignOutEverywhere: () => Promise<Result>;
  /** `code` is set for accounts with a second factor. */
  onChangePassword: (passwords: { current: string; next: string; code?: string }) => Promise<Result>;
  onChangeEmail: (email: string) => Promise<Result>;
  /** Everything stored about the user; loading until it is requested. */
  data: AsyncState<MyData>;
  /** Asks for `data`: its tab was opened, or it failed before. */
  onAskData: () => void;
  onDownload: (data: MyData) => void;
  /** Deletes the account, given its password and, with a second factor, a code; the host then navigates away. */
  onDelete: (proof: { password: string; code?: string }) => Promise<Result>;
}

export type AccountPart = keyof AccountContent['tabs'];

export interface PartProps<Part extends AccountPart> extends Omit<AccountDialogProps, 'content'> {
  content: AccountContent[Part];
  fallback: string;
  hasSecondFactor: boolean;
}

const parts: readonly AccountPart[] = ['password', 'security', 'email', 'data', 'deletion'];

/**
 * Lets users manage their own account: password, second factor, address, data and deletion (REQ-AUTH-5, REQ-AUTH-7,
 * REQ-AUTH-9).
 *
 * @avoid Signing in or setting a forgotten password: use `AuthForm` and `AuthConfirm`.
 * @content A one-word title for each tab, and a text for each result. For the deletion: what is deleted and what is
 *   kept.
 * @do Say after each change what has happened, and where a mail was sent.
 * @dont Give the deletion a softer name.
 * @keyboard As `Dialog` and `Tabs`. An invalid field gets the focus.
 */
export function AccountDialog(props: AccountDialogProps) {
  const { content, email, part, onPartChange, secondFactor, onAskSecondFactor, onAskData } = props;
  // These ask for a code if there is a second factor, so they wait until that is known.
  const isWaiting = (part === 'password' || part === 'deletion') && secondFactor.status !== 'ready';
  const hasSecondFactor = secondFactor.status === 'ready' && secondFactor.value;
  const shared = { ...props, fallback: content.fallback, hasSecondFactor };

  const choose = (next: AccountPart) => {
    onPartChange(next);
    if (next === 'data') onAskData();
  };

  return (
    <Dialog isOpen={part !== null} onClose={() => onPartChange(null)} title={content.heading} description={email}>
      {part && (
        <Tabs
          label={content.tabsLabel}
          tabs={parts.map((value) => ({ value, label: content.tabs[value] }))}
          value={part}
          onValueChange={choose}
        >
          {isWaiting && (
            <LoadState content={content.security} status={secondFactor.status} onRetry={onAskSecondFactor} />
          )}
          {part === 'password' && !isWaiting && <PasswordPart {...shared} content={content.password} />}
          {part === 'security' && <SecurityPart {...shared} content={content.security} />}
          {part === 'email' && <EmailPart {...shared} content={content.email} />}
          {part === 'data' && <DataPart {...shared} content={content.data} />}
          {part === 'deletion' && !isWaiting && <DeletionPart {...shared} content={content.deletion} />}
        </Tabs>
      )}
    </Dialog>
  );
}
