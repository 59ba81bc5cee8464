import {
  accountCatalogues,
  type CatalogueSource,
  type Catalogues,
  catalogueSources,
  landerCatalogues,
  membersCatalogues,
  publicCatalogues,
} from './catalogues.ts';
import { flatTexts } from './flat-texts.ts';
import { mailCatalogues } from './server-text.ts';

/** Every text that readers of the site may see, by the part it belongs to. */
export const cataloguesByPart = {
  public: publicCatalogues,
  members: membersCatalogues,
  account: accountCatalogues,
  landers: landerCatalogues,
  mail: mailCatalogues,
} as const satisfies Record<string, Catalogues>;
export type CataloguePart = keyof typeof cataloguesByPart;

export type CatalogueText = { text: string; part: CataloguePart };

const loaded = new Map<CatalogueSource, Promise<ReadonlyMap<string, CatalogueText>>>();

/** The texts of one language or variant, without those that it takes from others. Server only. */
export function textsOfSource(source: CatalogueSource): Promise<ReadonlyMap<string, CatalogueText>> {
  const texts = loaded.get(source) ?? loadTextsOf(source);
  loaded.set(source, texts);
  return texts;
}

async function loadTextsOf(source: CatalogueSource): Promise<ReadonlyMap<string, CatalogueText>> {
  const parts = await Promise.all(
    Object.entries(cataloguesByPart).map(async ([part, catalogues]) => {
      const messages = (await (catalogues as Catalogues)[source]?.())?.default ?? {};
      return [...flatTexts(messages)].map(
        ([key, text]) => [key, { text, part: part as CataloguePart }] as const,
      );
    }),
  );
  return new Map(parts.flat());
}

/** What the catalogues alone show in a language or variant, such as `nl-BE`. Server only. */
export async function originalsOf(source: CatalogueSource): Promise<ReadonlyMap<string, CatalogueText>> {
  const chain = await Promise.all(catalogueSources(source).map(textsOfSource));
  return new Map(chain.flatMap(texts => [...texts]));
}
