import { useEffect } from 'react';
import { account, accountHeader } from '@podium/brands/active/content.ts';
import type { Backend } from '@podium/data/client/backend.ts';
import type { MyData } from '@podium/data/schemas/myData.ts';
import { useBackend } from '@podium/data/session/AuthProvider.tsx';
import type { AccountPart } from '@podium/sections/AccountDialog/AccountDialog';
import { AccountHeader } from '@podium/sections/AccountHeader/AccountHeader';
import { useLateComponent } from '../shell/useLateComponent.ts';
import { downloadJson } from './downloadJson.ts';
import { useFetched } from './useFetched.ts';
import { useSecondFactor } from './useSecondFactor.ts';

const loadDialog = () => import('@podium/sections/AccountDialog/AccountDialog').then((module) => module.AccountDialog);

const readMyData = (backend: Backend) => backend.readMyData();

const dataFile = 'my-data.json';

interface AccountBarProps {
  email: string;
  /** The open part of the account dialog, if any. */
  part: AccountPart | null;
  onPartChange: (part: AccountPart | null) => void;
  onSecondFactorChange?: () => void;
}

/** The header of pages for signed-in users, with the account dialog, which is loaded on demand. */
export function AccountBar({ email, part, onPartChange, onSecondFactorChange }: AccountBarProps) {
  const backend = useBackend();
  const [AccountDialog, askForDialog] = useLateComponent(loadDialog);
  const { state: data, read } = useFetched(readMyData);
  const { secondFactor, read: readSecondFactor, ...factor } = useSecondFactor(onSecondFactorChange);
  const isOpen = part !== null;

  // The page may open a part by itself.
  useEffect(() => {
    if (!isOpen) return;
    void askForDialog().then((mayOpen) => mayOpen || onPartChange(null));
    readSecondFactor();
  }, [isOpen, askForDialog, onPartChange, readSecondFactor]);

  return (
    <>
      <AccountHeader
        content={accountHeader}
        onAccount={() => void askForDialog().then((mayOpen) => mayOpen && onPartChange('password'))}
        onSignOut={async () => (await backend()).signOut()}
      />
      {AccountDialog && (
        <AccountDialog
          content={account}
          email={email}
          part={part}
          onPartChange={onPartChange}
          secondFactor={secondFactor}
          onAskSecondFactor={readSecondFactor}
          onEnroll={factor.enrollSecondFactor}
          onConfirmFactor={factor.confirm}
          onRemoveFactor={factor.remove}
          onSignOutEverywhere={async () => (await backend()).signOutEverywhere()}
          onChangePassword={async (passwords) => (await backend()).changePassword(passwords)}
          onChangeEmail={async (next) => (await backend()).changeEmail(next)}
          data={data}
          onAskData={() => void read()}
          onDownload={(all: MyData) => downloadJson(dataFile, all)}
          onDelete={async (proof) => (await backend()).deleteAccount(proof)}
        />
      )}
    </>
  );
}
