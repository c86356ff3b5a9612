import { describe, expect, test } from 'vitest';
import { fittingMailtoLink, MAXIMUM_MAILTO, mailtoLink } from './mailtoLink.ts';

const draft = { mailbox: 'owner@podium.example', subject: 'Message & more', body: 'One\nTwo' };
const cutNote = '[The rest did not fit.]';

function bodyOf(href: string): string {
  return new URL(href).searchParams.get('body') ?? '';
}

describe('REQ-FORM-5: mailtoLink()', () => {
  test('contains subject and body, with CRLF line breaks', () => {
    expect(mailtoLink(draft)).toBe('mailto:owner@podium.example?subject=Message%20%26%20more&body=One%0D%0ATwo');
  });

  test('replaces half of a surrogate pair', () => {
    expect(bodyOf(mailtoLink({ ...draft, body: 'a\ud83d' }))).toBe('a\ufffd');
  });
});

describe('REQ-FORM-5: fittingMailtoLink()', () => {
  test('contains the whole body where it fits', () => {
    expect(fittingMailtoLink(draft, cutNote)).toEqual({ href: mailtoLink(draft), isCut: false });
  });

  test.each(['m', 'ü', '👩', '\n'])('cuts a body that is too long and adds the note: %j', (letter) => {
    const { href, isCut } = fittingMailtoLink({ ...draft, body: letter.repeat(5000) }, cutNote);
    expect(isCut).toBe(true);
    expect(href.length).toBeLessThanOrEqual(MAXIMUM_MAILTO);
    expect(href.length).toBeGreaterThan(MAXIMUM_MAILTO - 20);
    const body = bodyOf(href).replaceAll('\r\n', '\n');
    const end = `\n\n${cutNote}`;
    expect(body.endsWith(end)).toBe(true);
    expect(body.slice(0, -end.length).replaceAll(letter, '')).toBe('');
  });
});
