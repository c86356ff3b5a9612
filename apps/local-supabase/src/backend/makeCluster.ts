// Run as a process of its own by cluster.ts: PGlite needs half a gigabyte to make a cluster and never gives it back.
import { PGlite } from '@electric-sql/pglite';

const [folder] = process.argv.slice(2);
const cluster = await PGlite.create(folder);
await cluster.close();
