import { readFileSync } from 'node:fs';
import getPort from 'get-port';
import { databaseUrlFile } from './paths.ts';
import { readWebConfig } from './web-config.ts';

const databaseUrl = readFileSync(databaseUrlFile, 'utf8');
const [pages, calls] = [await getPort({ port: 4600 }), await getPort({ port: 4700 })];
const address = (port: number) => `http://localhost:${port}`;
const common = { PUBLIC_URL: address(pages) };
const pagesConfig = readWebConfig({ ...common, PORT: String(pages), VITE_API_BASE_URL: address(calls) });
const callsConfig = readWebConfig({ ...common, PORT: String(calls) });
// Set before the imports, because React reads NODE_ENV when it is imported.
process.env.NODE_ENV = 'production';
const { startServer } = await import('../../src/server/main.ts');
const { serveBuiltWeb } = await import('../../src/server/http/web.ts');
const servers = await Promise.all([
  startServer({ ...pagesConfig, databaseUrl }, { addPages: serveBuiltWeb }),
  startServer({ ...callsConfig, databaseUrl }, {}),
]);
process.on('SIGTERM', async () => {
  await Promise.all(servers.map(server => server.close()));
  process.exit(0);
});
console.log(JSON.stringify({ pages: address(pages), calls: address(calls) }));
