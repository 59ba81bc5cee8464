import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BACK_OFFICE_PATH } from '#contract/back-office';

type ManifestFiles = { module: string; imports?: string[]; css?: string[] };
export type ClientManifest = {
  entry: ManifestFiles;
  routes: Record<string, ManifestFiles>;
};

const GLOBAL = 'window.__reactRouterManifest';

/** Reads the list of routes that React Router wrote into the client build. */
export async function readClientManifest(clientFolder: string): Promise<ClientManifest> {
  const script = await readFile(await manifestFile(clientFolder), 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
}

/**
 * Shortens the list of routes that browsers load before the first touch. The routes of the back office, whose pages are
 * no pages of members' documents, move to a file of their own.
 */
export async function slimClientManifest(clientFolder: string, manifest: ClientManifest): Promise<void> {
  const file = await manifestFile(clientFolder);
  const staffFile = path.basename(file).replace('manifest-', 'staff-routes-');
  const { ofMembers, ofStaff } = splitRoutes(manifest);
  const shown = JSON.stringify({ ...manifest, routes: ofMembers });
  await writeFile(
    path.join(path.dirname(file), staffFile),
    `export default JSON.parse(${JSON.stringify(JSON.stringify(ofStaff))});`,
  );
  await writeFile(
    file,
    `${GLOBAL}=${shown};if(location.pathname.startsWith(${JSON.stringify(BACK_OFFICE_PATH)}))` +
      `Object.assign(${GLOBAL}.routes,(await import("./${staffFile}")).default);`,
  );
}

/** What every page loads is left out of each route, because a navigation need not preload it. */
export function splitRoutes({ entry, routes }: ClientManifest) {
  const { root } = routes;
  const ofEveryPage = new Set(
    [entry, root].flatMap(part => (part ? [part.module, ...(part.imports ?? [])] : [])),
  );
  const slim = Object.entries(routes).map(([id, route]) => {
    const imports = route.imports?.filter(file => !ofEveryPage.has(file));
    return [id, { ...route, imports }] as const;
  });
  const isOfStaff = ([id]: readonly [string, unknown]) => id.startsWith('backoffice');
  return {
    ofMembers: Object.fromEntries(slim.filter(route => !isOfStaff(route))),
    ofStaff: Object.fromEntries(slim.filter(isOfStaff)),
  };
}

async function manifestFile(clientFolder: string): Promise<string> {
  const assets = path.join(clientFolder, 'assets');
  for await (const name of glob('manifest-*.js', { cwd: assets })) return path.join(assets, name);
  throw new Error('the client build has no manifest');
}
