import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { island } from './Island.tsx';

function Price({ euros }: { euros: number }) {
  return <p>{euros} euros</p>;
}

async function prerendered(load: () => Promise<typeof Price>): Promise<string> {
  const Island = island(load, { reservedHeight: '400px' });
  const { prelude } = await prerender(<Island euros={500} />, { onError: () => {} });
  return new Response(prelude).text();
}

describe('an island on the server', () => {
  test('renders its content, marked as dehydrated', async () => {
    const html = await prerendered(() => Promise.resolve(Price));
    expect(html).toMatch(
      /^<div data-dehydrated="" class="[^"]+" style="contain-intrinsic-block-size:auto 400px">.*<p>.*500.* euros<\/p>.*<\/div>$/s,
    );
    expect(html).not.toContain('data-reserved');
  });

  test('reports an error if its code fails to load', async () => {
    const Island = island<{ euros: number }>(() => Promise.reject(new Error('no such chunk')), {
      reservedHeight: '400px',
    });
    const errors: unknown[] = [];
    await prerender(<Island euros={500} />, { onError: (error) => void errors.push(error) });
    expect(errors).toEqual([new Error('no such chunk')]);
  });
});
