/** `node scripts/subset-fonts.ts` writes the committed font files with only the needed characters. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FOLDER = join(import.meta.dirname, '../src/web/ui/fonts');

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Every page preloads the font files with these characters. */
const latin = `${range(0x20, 0x7e)}¡£§©«°·»¿${range(0xc0, 0xff)}ŒœŸ–—‘’‚“”„†•…€−`;
/** Polish letters, and letters of names from neighbouring countries. */
const latinExtended = 'ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžĂăȘșȚțŐőŰűĐđĞğİıŞş';

const families = [
  { name: 'bricolage-grotesque', file: 'heading', weights: { min: 600, max: 800 } },
  { name: 'hanken-grotesk', file: 'text', weights: { min: 400, max: 700 } },
] as const;

await mkdir(FOLDER, { recursive: true });
for (const { name, file, weights } of families) {
  for (const [subset, characters, suffix] of [
    ['latin', latin, ''],
    ['latin-ext', latinExtended, '-ext'],
  ] as const) {
    const source = require.resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`);
    const font = await subsetFont(await readFile(source), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: ['kern', 'ccmp', 'locl', 'tnum'],
      noHinting: true,
    });
    await writeFile(join(FOLDER, `${file}${suffix}.woff2`), font);
    console.log(`${file}${suffix}.woff2 ${(font.length / 1024).toFixed(1)} kB`);
  }
}

/** Folder of the fonts that PDFs embed, with one file for each weight. */
const PRINTED = join(import.meta.dirname, '../src/server/providers/pdf/fonts');
await mkdir(PRINTED, { recursive: true });
for (const [folder, file] of [
  ['400Regular', 'text'],
  ['600SemiBold', 'strong'],
] as const) {
  const source = require.resolve(`@expo-google-fonts/hanken-grotesk/${folder}/HankenGrotesk_${folder}.ttf`);
  const font = await subsetFont(await readFile(source), `${latin}${latinExtended}\u00a0\u202f`, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern', 'ccmp', 'locl'],
    noHinting: true,
  });
  await writeFile(join(PRINTED, `${file}.ttf`), font);
  console.log(`${file}.ttf ${(font.length / 1024).toFixed(1)} kB`);
}

/** Folder of the fonts of share pictures, whose text is drawn as paths. */
const DRAWN = join(import.meta.dirname, '../src/server/http/share-pictures/fonts');
await mkdir(DRAWN, { recursive: true });
for (const [subset, characters, file] of [
  ['latin', latin, 'heading'],
  ['latin-ext', latinExtended, 'heading-ext'],
] as const) {
  const family = 'bricolage-grotesque';
  const source = require.resolve(
    `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`,
  );
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 750 },
    keepFeatures: ['kern', 'ccmp', 'locl'],
    noHinting: true,
  });
  await writeFile(join(DRAWN, `${file}.ttf`), font);
  console.log(`${file}.ttf ${(font.length / 1024).toFixed(1)} kB`);
}
