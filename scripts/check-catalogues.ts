/** `node scripts/check-catalogues.ts` compares text catalogues with each other, the contract and the code. */
import { fileURLToPath } from 'node:url';
import {
  FALLBACK_LANGUAGE,
  isLanguage,
  parseLanguage,
  type VariantLocale,
} from '../src/contract/languages.ts';
import { cataloguesByPart } from '../src/i18n/all-texts.ts';
import {
  type CatalogueSource,
  type Catalogues,
  publicCatalogues,
  staffCatalogues,
} from '../src/i18n/catalogues.ts';
import { enumerations } from '../src/i18n/enumerations.ts';
import { type FlatTexts, flatTexts } from '../src/i18n/flat-texts.ts';
import type { CatalogueMessages } from '../src/i18n/messages.ts';
import {
  compareLanguage,
  compareVariant,
  findGermanSpelling,
  findUntranslated,
} from './catalogues/compare.ts';
import { compareUses, keyUsesIn, readSources } from './catalogues/uses.ts';

/** The back office is in Dutch and English; every other part is in all languages. */
const memberParts: readonly Partial<Catalogues>[] = Object.values(cataloguesByPart);
const allParts: readonly Partial<Catalogues>[] = [...memberParts, staffCatalogues];

async function checkCatalogues(): Promise<string[]> {
  const dutch = await readTexts('nl', allParts);
  const sources = (Object.keys(publicCatalogues) as CatalogueSource[]).filter(source => source !== 'nl');
  const languages = await Promise.all(sources.map(checkSource));
  const uses = keyUsesIn(await readSources(fileURLToPath(new URL('../src', import.meta.url))));
  return [
    ...(await checkParts('nl')),
    ...compareLanguage('nl', dutch, dutch),
    ...languages.flat(),
    ...checkEnumerations(dutch),
    ...compareUses(dutch, Object.keys(enumerations), uses),
  ];
}

async function checkSource(source: CatalogueSource): Promise<string[]> {
  if (!isLanguage(source)) return checkVariant(source);
  const parts = source === 'en' ? allParts : memberParts;
  const [dutch, english, texts] = await Promise.all([
    readTexts('nl', parts),
    readTexts('en', parts),
    readTexts(source, parts),
  ]);
  return [
    ...compareLanguage(source, dutch, texts),
    ...findUntranslated(source, texts, dutch),
    ...(source === 'en' ? [] : findUntranslated(source, texts, english)),
  ];
}

async function checkVariant(source: VariantLocale): Promise<string[]> {
  const base = await readTexts(parseLanguage(source) ?? FALLBACK_LANGUAGE, memberParts);
  const texts = await readTexts(source, memberParts);
  return [
    ...compareVariant(source, base, texts),
    ...(source === 'de-CH' ? findGermanSpelling(base, texts) : []),
  ];
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
  const names = (await readParts(source, allParts)).flatMap(Object.keys);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return twice.map(name => `${source} ${name}: a namespace of two parts`);
}

const readTexts = async (
  source: CatalogueSource,
  parts: readonly Partial<Catalogues>[],
): Promise<FlatTexts> =>
  new Map((await readParts(source, parts)).flatMap(messages => [...flatTexts(messages)]));

const readParts = (
  source: CatalogueSource,
  parts: readonly Partial<Catalogues>[],
): Promise<CatalogueMessages[]> =>
  Promise.all(parts.map(async part => (await part[source]?.())?.default ?? {}));

if (import.meta.main) {
  const findings = await checkCatalogues();
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) process.exitCode = 1;
}
