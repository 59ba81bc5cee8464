import { posix } from 'node:path';

export type ImportFinding = { file: string; message: string };

/** The domains of server and web. A folder may import only from the lines above its line. */
const domains = [
  ['site'],
  ['accounts'],
  ['profiles'],
  ['photos', 'notifications', 'credits'],
  ['search', 'likes', 'chats'],
  ['gifts', 'moderation', 'landers'],
  ['backoffice'],
];
const serverLayers = [['platform'], ['providers'], ...domains];
const webLayers = [['data'], ['ui'], ['connection'], ...domains, ['signup'], ['app']];

/** What the contract says of every call and event, whatever the product. */
const platformContract =
  /^src\/contract\/(call|client|constants|durations|errors|events|fields|field-errors|staff-permissions|wait-time)$/;

/** What combines domains; nothing in a layer may import it. */
const composing = new Set(['api', 'http']);

const rankIn = (layers: string[][], folder: string): number =>
  layers.findIndex(level => level.includes(folder));
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** @param file path relative to the project root */
export function importFindings(file: string, source: string): ImportFinding[] {
  const messages = [...importsOf(source)].flatMap(specifier => violations(file, resolve(file, specifier)));
  if (
    file.startsWith('src/') &&
    file !== 'src/server/config.ts' &&
    !isTest(file) &&
    /\bprocess\.env[.[]/.test(source)
  ) {
    messages.push('only src/server/config.ts reads the environment');
  }
  return messages.map(message => ({ file, message }));
}

function* importsOf(source: string): Iterable<string> {
  for (const match of source.matchAll(/(?:from|import)\s*\(?\s*'([^'\n]+)'/g)) yield match[1] ?? '';
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith('#contract/')) return `src/contract/${specifier.slice(10)}`;
  if (specifier.startsWith('#i18n/')) return `src/i18n/${specifier.slice(6)}`;
  if (specifier.startsWith('#db/')) return `db/${specifier.slice(4)}`;
  return specifier;
}

function violations(file: string, target: string): string[] {
  const found: string[] = [];
  const from = (folder: string) => file.startsWith(folder);
  const to = (...folders: string[]) => folders.some(folder => target.startsWith(folder));
  if (isTest(file)) return found;
  if (from('src/contract/') && !to('src/contract/') && !isAllowedContractPackage(file, target)) {
    found.push(`the contract may import only itself and zod, not ${target}`);
  }
  if (from('src/i18n/') && to('src/server/', 'src/web/', 'db/'))
    found.push(`texts may import only the contract, not ${target}`);
  if (from('src/web/') && to('src/server/', 'db/'))
    found.push(`the web may reach the server only through the contract, not import ${target}`);
  if (from('src/web/')) found.push(...webViolations(file, target));
  if (from('src/server/') && to('src/web/')) found.push(`the server may not import the web: ${target}`);
  if (from('src/server/')) found.push(...serverViolations(file, target));
  return found;
}

/** docs/features/direct-debit.md explains the exception for `iban.ts`. */
const isAllowedContractPackage = (file: string, target: string): boolean =>
  target === 'zod/mini' || (file === 'src/contract/iban.ts' && target === 'ibantools');

function webViolations(file: string, target: string): string[] {
  const [own = '', ...rest] = file.replace('src/web/', '').split('/');
  const [folder = '', ...path] = target.replace('src/web/', '').split('/');
  const isFileOfRoot = rest.length === 0;
  if (isFileOfRoot || !target.startsWith('src/web/') || own === folder) return [];
  if (path.length > 0 && isBelow(webLayers, folder, own)) return [];
  return [`${own} may import only from folders below it, not ${target}`];
}

const isBelow = (layers: string[][], folder: string, other: string): boolean =>
  rankIn(layers, folder) >= 0 && rankIn(layers, folder) < rankIn(layers, other);

function serverViolations(file: string, target: string): string[] {
  const [own = '', ...rest] = file.replace('src/server/', '').split('/');
  const [targetDomain = '', ...targetPath] = target.replace('src/server/', '').split('/');
  const inFolder = rest.length > 0;
  if (
    /^kysely(\/|$)/.test(target) &&
    inFolder &&
    own !== 'platform' &&
    !/(queries|visibility|ctes|sql)\.ts$/.test(file)
  ) {
    return ['only queries.ts, visibility.ts, -ctes.ts and -sql.ts files may contain SQL'];
  }
  if (own === 'platform' && target.startsWith('src/contract/') && !platformContract.test(target))
    return [`the platform may not know the product: ${target}`];
  if (!target.startsWith('src/server/') || own === targetDomain) return [];
  if (!inFolder || composing.has(own)) return queriesViolation(own, target);
  if (targetPath.length === 0)
    return own === 'platform' || own === 'providers'
      ? [`the ${own} may not know the product: ${target}`]
      : [];
  if (!isBelow(serverLayers, targetDomain, own))
    return [`${own} is below ${targetDomain} and may not call it`];
  return queriesViolation(own, target);
}

const queriesViolation = (own: string, target: string): string[] =>
  /[/-]queries\.ts$/.test(target)
    ? [`${own} may call operations of other domains, never their queries: ${target}`]
    : [];
