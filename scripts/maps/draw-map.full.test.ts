import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { countryCodes } from '../../src/contract/countries.ts';
import { drawMap } from './draw-map.ts';

test.each(countryCodes)('the committed map of %s is the one that is drawn', async country => {
  const file = new URL(`../../src/server/landers/map/countries/${country}.json`, import.meta.url);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(drawMap(country));
});
