import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { island } from './Island.tsx';

test('the build reports an island whose code fails to load', async () => {
  const Island = island(() => Promise.reject(new Error('no such chunk')), { reservedHeight: '400px' });
  const errors: unknown[] = [];
  await prerender(<Island />, { onError: (error) => void errors.push(error) });
  expect(errors).toEqual([new Error('no such chunk')]);
});
