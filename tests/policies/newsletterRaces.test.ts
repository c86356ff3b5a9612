import { expect, it } from 'vitest';
import { describeBackends } from '../../apps/local-supabase/src/testing/describeBackend.ts';

const [confirm, leave, leaveLater] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)];
const p_mail = { subject: 'A sample', text: 'Words.', html: '<p>Words.</p>' };

const parameters: Record<string, Record<string, unknown>> = {
  newsletter_confirm: { p_token_hash: confirm, p_unsubscribe_hash: leaveLater, p_mail },
  newsletter_unsubscribe: { p_token_hash: leave, p_mail },
};

describeBackends('REQ-NEWS-1: concurrent calls with links of the newsletter', (start) => {
  it.each([
    ['leaving', 'confirming', 'newsletter_unsubscribe', 'newsletter_confirm', ['unsubscribed', 'used']],
    ['confirming', 'leaving', 'newsletter_confirm', 'newsletter_unsubscribe', ['confirmed', 'unsubscribed']],
    ['confirming', 'confirming again', 'newsletter_confirm', 'newsletter_confirm', ['confirmed', 'confirmed']],
  ])('%s, then %s: both are answered, in order', async (_first, _second, first, second, answers) => {
    const backend = await start();
    const service = backend.service();
    await service.rpc('newsletter_begin', {
      p_email: 'reader@podium.example',
      p_source: 'website',
      p_confirm_hash: confirm,
      p_unsubscribe_hash: leave,
      p_mail: { ...p_mail, to: 'reader@podium.example' },
    });
    // The update of the links keeps the subscriber locked for a while. Sequences are visible to other sessions before the commit.
    await backend.exec(`
      create sequence private.begun;
      create function private.take_time() returns trigger language plpgsql
        as $$ begin perform nextval('private.begun'), pg_sleep(0.3); return new; end $$;
      create trigger take_time before update on private.newsletter_tokens
        for each row execute function private.take_time();
    `);
    const press = async (name: string) => service.rpc(name, parameters[name]);
    const early = press(first);
    const hasBegun = () => backend.query('select is_called from private.begun');
    await expect.poll(hasBegun, { timeout: 10_000 }).toEqual([{ is_called: true }]);
    const results = await Promise.all([early, press(second)]);
    const said = results.map(({ data, error }) => error ?? (data as { result: string }[])[0]?.result);
    expect(said).toEqual(answers);
  });
});
