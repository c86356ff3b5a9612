import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';

describeFixture('reentrantMutex', (backend) => {
  it('REQ-SAFE-1: concurrent requests keep their own roles', async () => {
    const { client, id } = await backend.person();
    await client.from('notes').insert({ words: 'private' });

    const callers = [backend.visitor(), backend.service(), client];
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const { status, data } = await callers[index % callers.length]!.from('notes').select('words').eq('owner', id);
        return { status, data };
      }),
    );
    const refused = { status: 401, data: null };
    const given = { status: 200, data: [{ words: 'private' }] };
    expect(answers).toEqual(answers.map((_, index) => [refused, given, given][index % callers.length]));
  });

  it('a caller who sends slowly does not block others', async () => {
    const endless = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) });
    void backend.request('/auth/v1/signup', { method: 'POST', body: endless, duplex: 'half' });
    expect((await backend.visitor().rpc('my_email')).error).toBeNull();
  });
});
