import { readFile, readdir } from 'node:fs/promises';
import { startProduct } from '../product.ts';
import { printTable } from './table.ts';

/** `pnpm bench:memory`: resident memory of the product and its children, when ready and after use. Linux only. */
const product = await startProduct();
try {
  const atStart = await residentTree(product.pid);
  for (let round = 0; round < 50; round += 1) {
    await fetch(product.address);
    await fetch(`${product.address}/rest/v1/deals`, { headers: { apikey: 'sb_publishable_local' } });
  }
  await fetch(`${product.address}/functions/v1/newsletter-signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'sb_publishable_local' },
    body: JSON.stringify({ email: 'bench@example.com', source: 'website' }),
  });
  const afterUse = await residentTree(product.pid);
  printTable(
    'Memory of the whole product, resident',
    ['moment', 'MiB'],
    [
      ['ready', inMebibytes(atStart)],
      ['after 100 requests and one function', inMebibytes(afterUse)],
    ],
  );
} finally {
  await product.stop();
}

function inMebibytes(kibibytes: number): string {
  return (kibibytes / 1024).toFixed(0);
}

/** Resident memory in KiB of a process and everything below it. */
async function residentTree(pid: number): Promise<number> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
    parents.set(Number(name), numberIn(status, 'PPid'));
  }
  const isBelow = (child: number): boolean => {
    for (let at: number | undefined = child; at; at = parents.get(at)) if (at === pid) return true;
    return false;
  };
  let total = 0;
  for (const child of parents.keys()) {
    if (isBelow(child)) total += numberIn(await readFile(`/proc/${child}/status`, 'utf8').catch(() => ''), 'VmRSS');
  }
  return total;
}

function numberIn(status: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}
