import { useCallback, useState } from 'react';
import { account } from '@podium/data/content/account';
import { appBar } from '@podium/data/content/appBar';
import type { MyData } from '@podium/data/schemas/myData';
import { useAuth, useBackend } from '@podium/data/session/AuthProvider';
import { AppBar } from '@podium/sections/AppBar/AppBar';
import { useLateComponent } from '../shell/useLateComponent.ts';
import { downloadJson } from './downloadJson.ts';
import { useMyData } from './useMyData.ts';

const loadDialog = () => import('@podium/sections/AccountDialog/AccountDialog').then((module) => module.AccountDialog);

const dataFile = 'my-data.json';

/** The bar over the pages of a signed-in user, and the account behind it, which comes when it is asked for. */
export function AccountBar({ email }: { email: string }) {
  const { signOut } = useAuth();
  const backend = useBackend();
  const [AccountDialog, askForDialog] = useLateComponent(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const { data, read } = useMyData();
  const close = useCallback(() => setOpen(false), []);

  return (
    <>
      <AppBar
        content={appBar}
        onAccount={() => {
          askForDialog();
          setOpen(true);
        }}
        onSignOut={signOut}
      />
      {AccountDialog && (
        <AccountDialog
          content={account}
          email={email}
          isOpen={isOpen}
          onClose={close}
          onChangePassword={async (passwords) => (await backend()).changePassword(passwords)}
          onChangeEmail={async (next) => (await backend()).changeEmail(next)}
          data={data}
          onAskData={read}
          onDownload={(all: MyData) => downloadJson(dataFile, all)}
          onDelete={async (password) => (await backend()).deleteAccount(password)}
        />
      )}
    </>
  );
}
