import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openInbox } from './inbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'podium-inbox-'));
const file = join(folder, 'mail.jsonl');

function mailAbout(subject: string) {
  return { to: 'a@podium.example', from: 'b@podium.example', subject, text: 'text', html: '<p>html</p>' };
}

afterEach(() => rmSync(file, { force: true, recursive: true }));

describe('inbox', () => {
  it('lists the newest first', async () => {
    const inbox = openInbox();
    await inbox.add(mailAbout('first'));
    const second = await inbox.add(mailAbout('second'));
    expect(inbox.list().map(({ subject }) => subject)).toEqual(['second', 'first']);
    expect(inbox.find(second.id)).toEqual(second);
  });

  it('keeps its mails over a restart, also after an incomplete write', async () => {
    const before = openInbox({ file });
    await before.add(mailAbout('first'));
    await before.add(mailAbout('second'));
    appendFileSync(file, '{"id":"cut o');

    const after = openInbox({ file });
    expect(after.list()).toEqual(before.list());
    await after.add(mailAbout('third'));
    expect(
      openInbox({ file })
        .list()
        .map(({ subject }) => subject),
    ).toEqual(['third', 'second', 'first']);
  });

  it.skipIf(process.platform === 'win32')('has a private file, because mails have links that sign in', async () => {
    writeFileSync(file, '', { mode: 0o644 });
    await openInbox({ file }).add(mailAbout('first'));
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('keeps the newest 500', async () => {
    const inbox = openInbox();
    for (let index = 0; index < 502; index += 1) await inbox.add(mailAbout(`${index}`));
    expect(inbox.list()).toHaveLength(500);
    expect(inbox.list().at(-1)?.subject).toBe('2');
  });

  describe('idempotency keys', () => {
    const underKey = { key: 'lead/1', digest: 'd' };

    it('are remembered for 24 hours', async () => {
      let now = new Date('2026-02-02T09:00:00Z');
      const inbox = openInbox({ now: () => now });
      const mail = await inbox.add(mailAbout('first'), underKey);
      now = new Date('2026-02-03T08:59:59Z');
      // Only the key: a day of whole mails would use too much memory.
      expect(inbox.caughtUnder('lead/1')).toEqual({ ...underKey, id: mail.id, at: mail.at });
      expect(inbox.caughtUnder('lead/2')).toBeUndefined();
      now = new Date('2026-02-03T09:00:00Z');
      expect(inbox.caughtUnder('lead/1')).toBeUndefined();
    });

    it('are remembered over a restart, also for mails older than the newest 500', async () => {
      const before = openInbox({ file });
      const mail = await before.add(mailAbout('first'), underKey);
      for (let index = 0; index < 500; index += 1) await before.add(mailAbout(`${index}`));
      for (const after of [openInbox({ file }), openInbox({ file })]) {
        expect(after.caughtUnder('lead/1')?.id).toBe(mail.id);
        expect(after.list()).toHaveLength(500);
        expect(after.find(mail.id)).toBeUndefined();
      }
    });
  });

  it('a failed write adds no mail, and the next mail is written completely', async () => {
    const inbox = openInbox({ file });
    rmSync(file);
    mkdirSync(file);
    await expect(inbox.add(mailAbout('lost'), { key: 'lost', digest: '' })).rejects.toThrow('EISDIR');
    expect(inbox.list()).toEqual([]);
    expect(inbox.caughtUnder('lost')).toBeUndefined();

    rmSync(file, { recursive: true });
    writeFileSync(file, '{"id":"half a li');
    await inbox.add(mailAbout('next'));
    expect(openInbox({ file }).list()).toMatchObject([{ subject: 'next' }]);
  });
});
