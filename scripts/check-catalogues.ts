/** `node scripts/check-catalogues.ts` compares text catalogues with each other, the contract and the code. */
import { fileURLToPath } from 'node:url';
import { cataloguesByPart } from '../src/i18n/all-texts.ts';
import {
  type CatalogueSource,
  type Catalogues,
  completeLanguages,
  publicCatalogues,
  staffCatalogues,
} from '../src/i18n/catalogues.ts';
import { enumerations } from '../src/i18n/enumerations.ts';
import { type FlatTexts, flatTexts } from '../src/i18n/flat-texts.ts';
import type { CatalogueMessages } from '../src/i18n/messages.ts';
import { compareLanguage, compareVariant } from './catalogues/compare.ts';
import { compareUses, keyUsesIn, readSources } from './catalogues/uses.ts';

const catalogueParts: readonly Catalogues[] = [...Object.values(cataloguesByPart), staffCatalogues];

async function checkCatalogues(): Promise<string[]> {
  const dutch = await readTexts('nl');
  const sources = Object.keys(publicCatalogues) as CatalogueSource[];
  const languages = await Promise.all(sources.map(source => checkSource(source, dutch)));
  const uses = keyUsesIn(await readSources(fileURLToPath(new URL('../src', import.meta.url))));
  return [
    ...(await checkParts('nl')),
    ...languages.flat(),
    ...checkEnumerations(dutch),
    ...compareUses(dutch, Object.keys(enumerations), uses),
  ];
}

async function checkSource(source: CatalogueSource, dutch: FlatTexts): Promise<string[]> {
  const texts = await readTexts(source);
  const language = source.slice(0, 2) as CatalogueSource;
  if (source !== language) {
    return compareVariant(source, new Map([...dutch, ...(await readTexts(language))]), texts);
  }
  const complete = completeLanguages.some(known => known === source);
  return compareLanguage(source, dutch, texts, complete);
}

/** The namespace of an enumeration has one text per value and no other texts. */
function checkEnumerations(dutch: FlatTexts): string[] {
  return Object.entries(enumerations).flatMap(([namespace, list]) => {
    const keys = [...dutch.keys()].filter(key => key.startsWith(`${namespace}.`));
    const wanted = list.map(value => `${namespace}.${value}`);
    return [
      ...wanted.filter(key => !keys.includes(key)).map(key => `nl ${key}: in the contract, without a text`),
      ...keys.filter(key => !wanted.includes(key)).map(key => `nl ${key}: not in the contract`),
    ];
  });
}

/** A namespace may be in only one part, because the parts are merged. */
async function checkParts(source: CatalogueSource): Promise<string[]> {
  const names = (await readParts(source)).flatMap(Object.keys);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return twice.map(name => `${source} ${name}: a namespace of two parts`);
}

const readTexts = async (source: CatalogueSource): Promise<FlatTexts> =>
  new Map((await readParts(source)).flatMap(messages => [...flatTexts(messages)]));

const readParts = (source: CatalogueSource): Promise<CatalogueMessages[]> =>
  Promise.all(catalogueParts.map(async part => (await part[source]?.())?.default ?? {}));

if (import.meta.main) {
  const findings = await checkCatalogues();
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) process.exitCode = 1;
}
