// Run as a separate process by cluster.ts: PGlite needs half a gigabyte to create a cluster and never frees it.
import { PGlite } from '@electric-sql/pglite';

const [folder] = process.argv.slice(2);
const cluster = await PGlite.create(folder);
await cluster.close();
