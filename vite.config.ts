import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { compileTexts } from './scripts/catalogues/compile-texts.ts';
import { slimEmoji } from './scripts/emoji/slim-emoji.ts';
import { refuseCircularFiles } from './scripts/start/refuse-circular-files.ts';
import { slimCalls } from './scripts/start/slim-calls.ts';

const ownCode = /src\/(contract|web)\/[^?]*$/;
const schemaFile = /\/src\/contract\/([a-z-]+)\.ts\?whole$/;
const staffPage = /src\/web\/(backoffice\/|app\/layouts\/backoffice-layout)/;
const SHARED_BY = 5;
/** What every page of a member loads. */
const everyPage = /src\/web\/(root|app\/layouts\/default-layout)\.tsx$/;
/** What members load often besides. */
const frequentlyLoaded = /src\/web\/(app\/live\/live|search\/members-page)\.tsx$/;
const membersPage = /src\/web\/search\/members-page\.tsx$/;

/** Whether one of these files imports the module, also by way of other modules. */
function isLoadedBy(
  files: RegExp,
  id: string,
  modules: Rolldown.ChunkingContext,
  visited = new Set<string>(),
): boolean {
  if (files.test(id)) return true;
  if (visited.has(id)) return false;
  visited.add(id);
  const { importers = [] } = modules.getModuleInfo(id) ?? {};
  return importers.some(importer => isLoadedBy(files, importer, modules, visited));
}

/** Pages and other entries that load the module, and whether the back office is one of them. */
function entriesOf(id: string, modules: Rolldown.ChunkingContext): { ofMembers: number; hasStaff: boolean } {
  const visited = new Set([id]);
  for (const module of visited)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) visited.add(importer);
  const entries = [...visited].filter(module => {
    const info = modules.getModuleInfo(module);
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0;
  });
  const ofMembers = entries.filter(entry => !staffPage.test(entry)).length;
  return { ofMembers, hasStaff: ofMembers < entries.length };
}

/** False for what is shared only because pages for staff import it, too: members would load more for nothing. */
function isSharedByMembers(id: string, modules: Rolldown.ChunkingContext): boolean {
  const { ofMembers, hasStaff } = entriesOf(id, modules);
  return !hasStaff || ofMembers >= SHARED_BY;
}

/** The styles that pages share stand together, because a page's own must follow them. */
function isOfShell(id: string, modules: Rolldown.ChunkingContext): boolean {
  if (isLoadedBy(everyPage, id, modules)) return true;
  const isFrequent = id.endsWith('.css') || isLoadedBy(frequentlyLoaded, id, modules);
  return isFrequent && entriesOf(id, modules).ofMembers >= SHARED_BY;
}

/** React Router permits no further exports of pages, which `includeDependenciesRecursively: false` needs. */
const allowFurtherExports = (): Plugin => ({
  name: 'allow-further-exports',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  options: options => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
});

export default defineConfig({
  plugins: [
    reactRouter(),
    compileTexts(),
    slimCalls(),
    slimEmoji(),
    allowFurtherExports(),
    refuseCircularFiles(),
  ],
  // Texts are compiled at build time, so use-intl needs only its formatter.
  resolve: {
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
    noExternal: ['use-intl'],
  },
  // Short class names make scripts, style sheets and pages smaller.
  css: {
    modules: process.env.NODE_ENV === 'production' ? { generateScopedName: '[hash:base64:5]' } : undefined,
  },
  build: {
    target: 'es2023',
    // These are the first versions that support light-dark(), which the design tokens use.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  // Bundles the code that pages share into a few files instead of forty.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Modules with only constants would otherwise be files of their own.
          optimization: { inlineConst: true },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'frame',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|use-intl|intl-messageformat|@formatjs)\//,
                },
                // Schemas, which only forms need, without the constants that all pages share.
                {
                  name: id =>
                    /node_modules\/zod\/|(call|fields)\.ts\?whole$/.test(id)
                      ? 'schemas'
                      : schemaFile.exec(id)?.[1],
                  test: /node_modules\/zod\/|\.ts\?whole$/,
                  includeDependenciesRecursively: false,
                },
                // One file and one style sheet instead of two dozen, each of which would be a request of its own.
                { name: (id, modules) => (isOfShell(id, modules) ? 'shell' : null), test: ownCode },
                {
                  name: (id, modules) => (isLoadedBy(membersPage, id, modules) ? 'search' : null),
                  test: ownCode,
                },
                {
                  name: (id, modules) => (isSharedByMembers(id, modules) ? 'pages' : null),
                  test: ownCode,
                  minShareCount: SHARED_BY,
                },
                // Beside the pages that load schemas, it would make a circle.
                {
                  name: (id, modules) =>
                    isLoadedBy(schemaFile, id, modules) ? path.basename(id, path.extname(id)) : null,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: { hmr: { overlay: true } },
});
