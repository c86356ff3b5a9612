import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeOnEngines.ts';

describeFixture('plainJson', (backend) => {
  it('stores metadata and columns as JSON objects, not as JSON strings', async () => {
    const { client, id } = await backend.person({ fullName: 'Ada "Quote" Example' });
    const [user] = await backend.query(
      `select raw_user_meta_data ->> 'full_name' as name, jsonb_typeof(raw_app_meta_data) as app
       from auth.users where id = $1`,
      [id],
    );
    expect(user).toEqual({ name: 'Ada "Quote" Example', app: 'object' });

    for (const extra of [{ a: [1, { b: null }] }, [1, 'two'], []]) {
      const { data, error } = await client.from('notes').upsert({ words: 'json', extra }).select('extra').single();
      expect(error).toBeNull();
      expect(data).toEqual({ extra });
    }
  });
});
