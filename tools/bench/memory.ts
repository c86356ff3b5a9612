import { readCommandLine } from '../commandLine.ts';
import { startProduct } from '../product.ts';
import { residentMebibytes } from './resident.ts';
import { printTable } from './table.ts';

const usage = `Measures the resident memory of the product and its children, when ready and after use. Linux only.

  pnpm bench:memory`;

readCommandLine({ usage });

const product = await startProduct();
try {
  const atStart = await residentMebibytes(product.pid);
  for (let round = 0; round < 50; round += 1) {
    await fetch(product.address);
    await fetch(`${product.address}/rest/v1/deals`, { headers: { apikey: 'sb_publishable_local' } });
  }
  await fetch(`${product.address}/functions/v1/newsletter-signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'sb_publishable_local' },
    body: JSON.stringify({ email: 'bench@example.com', source: 'website' }),
  });
  const afterUse = await residentMebibytes(product.pid);
  printTable(
    'Memory of the whole product, resident',
    ['moment', 'MiB'],
    [
      ['ready', atStart],
      ['after 100 requests and one function', afterUse],
    ],
  );
} finally {
  await product.stop();
}
