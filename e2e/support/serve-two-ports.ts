import { readFileSync } from 'node:fs';
import { readConfig } from '../../src/server/config.ts';
import { freePort } from '../../src/server/platform/free-port.ts';
import { databaseNote, folder } from './places.ts';

// Serves the pages at one port and answers their calls at another, beside the server under test and on its database.
const databaseUrl = readFileSync(databaseNote, 'utf8');
const [pages = 0, calls = 0] = [await freePort(4600, 0), await freePort(4700, 0)];
const address = (port: number) => `http://localhost:${port}`;
const common = {
  ...process.env,
  NODE_ENV: 'test',
  VAR_DIR: folder,
  ROLE: 'web',
  PUBLIC_URL: address(pages),
  MAX_LOOP_DELAY_MS: '120000',
};
const ofPages = readConfig({ ...common, PORT: String(pages), VITE_API_BASE_URL: address(calls) });
const ofCalls = readConfig({ ...common, PORT: String(calls) });
// Rendered by the React that members get; loaded late, because React looks at NODE_ENV when it is loaded.
process.env.NODE_ENV = 'production';
const { startServer } = await import('../../src/server/main.ts');
const { serveBuiltWeb } = await import('../../src/server/web.ts');
const servers = await Promise.all([
  startServer({ ...ofPages, databaseUrl }, { addPages: serveBuiltWeb }),
  startServer({ ...ofCalls, databaseUrl }, {}),
]);
process.on('SIGTERM', async () => {
  await Promise.all(servers.map(server => server.close()));
  process.exit(0);
});
console.log(JSON.stringify({ pages: address(pages), calls: address(calls) }));
