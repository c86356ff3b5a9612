import { addons } from 'storybook/preview-api';
import { measureContrast } from './measure.ts';
import { askForContrast, tellContrast } from './readings.ts';

/** Lets the panel ask for the contrast of the story on the page. Where there is no manager, nobody asks. */
export async function answerContrast(): Promise<void> {
  const channel = await addons.ready();
  channel.on(askForContrast, () => channel.emit(tellContrast, measureContrast(document.body)));
}
