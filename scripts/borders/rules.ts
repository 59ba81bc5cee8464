import { posix } from 'node:path';

export type Finding = { file: string; says: string };

/** The domains, lower ones first: one may call what stands before it. `top` composes and may call all. */
export const domainOrder = [
  ['site'],
  ['accounts'],
  ['profiles'],
  ['photos', 'notifications', 'credits'],
  ['search', 'likes', 'chats'],
  ['gifts', 'moderation', 'landers'],
  ['backoffice'],
];

const rankOf = (domain: string): number => domainOrder.findIndex(level => level.includes(domain));
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** Everything in one file that crosses a border. `file` is a path from the project's root. */
export function findingsIn(file: string, source: string): Finding[] {
  const says = [...importsOf(source)].flatMap(specifier => refusals(file, resolve(file, specifier)));
  if (
    file.startsWith('src/') &&
    file !== 'src/server/config.ts' &&
    !isTest(file) &&
    /\bprocess\.env[.[]/.test(source)
  ) {
    says.push('only src/server/config.ts reads the environment');
  }
  return says.map(said => ({ file, says: said }));
}

function* importsOf(source: string): Iterable<string> {
  for (const match of source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) yield match[1] ?? '';
}

/** A path from the project's root, or a package's name. */
function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith('#contract/')) return `src/contract/${specifier.slice(10)}`;
  if (specifier.startsWith('#i18n/')) return `src/i18n/${specifier.slice(6)}`;
  if (specifier.startsWith('#db/')) return `db/${specifier.slice(4)}`;
  return specifier;
}

function refusals(file: string, target: string): string[] {
  const found: string[] = [];
  const from = (folder: string) => file.startsWith(folder);
  const to = (...folders: string[]) => folders.some(folder => target.startsWith(folder));
  if (isTest(file)) return found;
  if (from('src/contract/') && !to('src/contract/') && !isContractsOwn(file, target)) {
    found.push(`the contract knows nothing but zod, not ${target}`);
  }
  if (from('src/i18n/') && to('src/server/', 'src/web/', 'db/'))
    found.push(`texts know the contract only, not ${target}`);
  if (from('src/web/') && to('src/server/', 'db/'))
    found.push(`the web reaches the server through the contract, not ${target}`);
  if (from('src/server/') && to('src/web/')) found.push(`the server does not know the web, not ${target}`);
  if (from('src/server/')) found.push(...serverRefusals(file, target));
  return found;
}

/** Beside zod the rule of the IBAN alone has tables that nobody should keep by hand (decision 0151). */
const isContractsOwn = (file: string, target: string): boolean =>
  target === 'zod/mini' || (file === 'src/contract/iban.ts' && target === 'ibantools');

function serverRefusals(file: string, target: string): string[] {
  const [own = '', ...rest] = file.replace('src/server/', '').split('/');
  const [theirs = '', ...where] = target.replace('src/server/', '').split('/');
  const inFolder = rest.length > 0;
  if (
    /^kysely(\/|$)/.test(target) &&
    inFolder &&
    own !== 'platform' &&
    !/(queries|visibility|parts)\.ts$/.test(file)
  ) {
    return ['only queries.ts, visibility.ts and parts of statements speak SQL'];
  }
  if (!target.startsWith('src/server/') || where.length === 0 || own === theirs) return [];
  if (!inFolder) return queriesRefusal(own, target);
  if (own === 'platform') return [`the platform knows no domain, not ${target}`];
  if (own === 'top' || theirs === 'platform') return queriesRefusal(own, target);
  if (theirs === 'top' || rankOf(theirs) >= rankOf(own))
    return [`${own} stands before ${theirs} and may not call it`];
  return queriesRefusal(own, target);
}

/** A domain may call another's verbs, never its queries. */
const queriesRefusal = (own: string, target: string): string[] =>
  /[/-]queries\.ts$/.test(target) ? [`${own} calls verbs of others, never their queries: ${target}`] : [];
