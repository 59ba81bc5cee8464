import { glob } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { projectFolder } from '../gate/step.ts';
import type { ClientManifest } from './client-manifest.ts';

const entry = path.join(projectFolder, 'src/web/app/service-worker/service-worker.ts');

/**
 * Bundles the service worker into one classic script, because Firefox runs no modules in service workers before 147.
 * @param coreFiles addresses of the hashed files that the worker caches when it is installed (decision 0188)
 * @spec 7.12
 */
export async function bundleServiceWorker(coreFiles: readonly string[]): Promise<string> {
  const { NODE_ENV } = process.env;
  const result = await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'warn',
    publicDir: false,
    define: { CORE_FILES: JSON.stringify(coreFiles), 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2023',
      write: false,
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  });
  // Vite sets it for the whole process, whose other work would then demand a configuration for production.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return (result as Rolldown.RolldownOutput).output[0].code;
}

/** The routes whose files every page of a member loads. */
const CORE_ROUTES = ['root', 'default'];
const FONTS = '{heading,text}-????????.woff2';

/** Lists what every page of a member loads, from the manifest of the client build. */
export async function coreFilesOf(
  clientFolder: string,
  { entry, routes }: ClientManifest,
): Promise<string[]> {
  const assets = path.join(clientFolder, 'assets');
  const parts = [entry, ...CORE_ROUTES.map(id => routes[id])].filter(part => part !== undefined);
  const files = parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
  for await (const font of glob(FONTS, { cwd: assets })) files.push(`/assets/${font}`);
  return [...new Set(files.map(file => file.replace(/#$/, '')))].sort();
}
