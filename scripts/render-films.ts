/**
 * Renders the silent films of the landing pages, and a still of each first frame. They are committed, because a
 * site without ffmpeg needs them, too. `node scripts/render-films.ts [name]` renders all or one of them.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeFilm, encodeStill } from './films/encode.ts';
import { drawEvening } from './films/evening.ts';
import { drawMelting } from './films/melting.ts';

const LANDERS = join(import.meta.dirname, '../src/web/landers');

const films = [
  {
    name: 'evening-tall',
    folder: 'video/film',
    size: { width: 720, height: 900 },
    draw: () => drawEvening({ left: 810, width: 720 }),
  },
  {
    name: 'evening-wide',
    folder: 'video/film',
    size: { width: 1200, height: 800 },
    draw: () => drawEvening({ left: 250, width: 1350 }),
  },
  {
    name: 'melting',
    folder: 'transitionsvideolanding/film',
    size: { width: 720, height: 900 },
    draw: drawMelting,
  },
];

const [only] = process.argv.slice(2);
for (const { name, folder, size, draw } of films.filter(film => !only || film.name === only)) {
  const target = join(LANDERS, folder, name);
  await mkdir(join(LANDERS, folder), { recursive: true });
  const frame = await draw();
  await encodeStill(frame(0), size, target);
  await encodeFilm(frame, size, target);
}
