import { readFileSync } from 'node:fs';
import getPort from 'get-port';
import { openApplicationRole } from '../../src/server/platform/application-role.ts';
import { databaseUrlFile } from './paths.ts';
import { readWebConfig } from './web-config.ts';

const port = await getPort({ port: 4800 });
const address = `http://localhost:${port}`;
const config = readWebConfig({ PORT: String(port), PUBLIC_URL: address });
const databaseUrl = await openApplicationRole(readFileSync(databaseUrlFile, 'utf8'));
// Set before the imports, because React reads NODE_ENV when it is imported.
process.env.NODE_ENV = 'production';
const { startServer } = await import('../../src/server/main.ts');
const { serveBuiltWeb } = await import('../../src/server/http/web.ts');
const server = await startServer({ ...config, databaseUrl }, { addPages: serveBuiltWeb });
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
console.log(JSON.stringify({ address }));
