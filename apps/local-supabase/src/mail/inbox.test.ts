import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openInbox } from './inbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'podium-inbox-'));
const file = join(folder, 'mail.jsonl');

function mailAbout(subject: string) {
  return { to: 'a@podium.example', from: 'b@podium.example', subject, text: 'text', html: '<p>html</p>' };
}

afterEach(() => rmSync(file, { force: true }));

describe('inbox', () => {
  it('lists the newest first', async () => {
    const inbox = openInbox();
    await inbox.add(mailAbout('first'));
    const second = await inbox.add(mailAbout('second'));
    expect(inbox.list().map(({ subject }) => subject)).toEqual(['second', 'first']);
    expect(inbox.find(second.id)).toEqual(second);
  });

  it('keeps its mails over a restart, also when the last one was cut off', async () => {
    const before = openInbox(file);
    await before.add(mailAbout('first'));
    await before.add(mailAbout('second'));
    appendFileSync(file, '{"id":"cut o');

    const after = openInbox(file);
    expect(after.list()).toEqual(before.list());
    await after.add(mailAbout('third'));
    expect(
      openInbox(file)
        .list()
        .map(({ subject }) => subject),
    ).toEqual(['third', 'second', 'first']);
  });

  it.skipIf(process.platform === 'win32')('lets no other user read them: they hold links that sign in', async () => {
    writeFileSync(file, '', { mode: 0o644 });
    await openInbox(file).add(mailAbout('first'));
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('keeps no more than the newest 500', async () => {
    const inbox = openInbox();
    for (let index = 0; index < 502; index += 1) await inbox.add(mailAbout(`${index}`));
    expect(inbox.list()).toHaveLength(500);
    expect(inbox.list().at(-1)?.subject).toBe('2');
  });
});
