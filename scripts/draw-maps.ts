/**
 * Draws the maps of the landing page `maplanding`. They are committed, because drawing takes half a second a country and
 * needs the coasts of the whole world. Run it again after a change of the names or the list of towns.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countryCodes } from '../src/contract/countries.ts';
import { drawMap } from './maps/draw-map.ts';

const FOLDER = join(import.meta.dirname, '../src/server/landers/map/countries');

await mkdir(FOLDER, { recursive: true });
for (const country of countryCodes) {
  const text = JSON.stringify(drawMap(country));
  await writeFile(join(FOLDER, `${country}.json`), `${text}\n`);
  console.log(`${country}.json ${(text.length / 1024).toFixed(1)} kB`);
}
