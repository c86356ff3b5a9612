import { addons } from 'storybook/preview-api';
import { measureContrast } from './measure.ts';
import { askForContrast, tellContrast } from './readings.ts';

/** Answers the panel's requests for the contrast of the current story. Does nothing outside the manager. */
export async function answerContrast(): Promise<void> {
  const channel = await addons.ready();
  channel.on(askForContrast, () => channel.emit(tellContrast, measureContrast(document.body)));
}
