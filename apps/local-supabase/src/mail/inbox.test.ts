import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
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
  it('keeps mails and keys over a restart, newest first, also after an incomplete write', () => {
    const before = openInbox(file);
    before.add(mailAbout('first'));
    const second = before.add(mailAbout('second'), 'lead/1');
    appendFileSync(file, '\n{"id":"cut o');

    const after = openInbox(file);
    expect(after.list().map(({ subject }) => subject)).toEqual(['second', 'first']);
    expect(after.find(second.id)).toEqual(second);
    expect(after.idOf('lead/1')).toBe(second.id);
    after.add(mailAbout('third'));
    expect(openInbox(file).list()[0]).toMatchObject({ subject: 'third' });
  });

  it.skipIf(process.platform === 'win32')('has a private file, because mails have links that sign in', () => {
    openInbox(file).add(mailAbout('first'));
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('lists the newest 500', () => {
    const inbox = openInbox();
    for (let index = 0; index < 502; index += 1) inbox.add(mailAbout(`${index}`));
    expect(inbox.list()).toHaveLength(500);
    expect(inbox.list().at(-1)?.subject).toBe('2');
  });

  it('a failed write adds no mail', () => {
    const inbox = openInbox(file);
    mkdirSync(file);
    expect(() => inbox.add(mailAbout('lost'), 'lost')).toThrow('EISDIR');
    expect(inbox.list()).toEqual([]);
    expect(inbox.idOf('lost')).toBeUndefined();
  });
});
