// Run as a separate process by dataLock.test.ts: claims the folder, prints a line and keeps running.
import { lockDataFolder } from '../backend/dataLock.ts';

const [folder = ''] = process.argv.slice(2);
try {
  lockDataFolder(folder);
  console.log('locked');
  setInterval(() => undefined, 1000);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
