// Run as a process of its own by dataLock.test.ts: claims the folder, says so and stays.
import { lockDataFolder } from '../backend/dataLock.ts';

const [folder = ''] = process.argv.slice(2);
try {
  lockDataFolder(folder);
  console.log('locked');
  setInterval(() => undefined, 1000);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
