import { readFileSync } from 'node:fs';
import getPort from 'get-port';
import { drawDemoPicture } from '../../db/seeds/demo-activity/draw-pictures.ts';
import { readConfig } from '../../src/server/config.ts';
import { startServer } from '../../src/server/main.ts';
import { devAccessKey } from '../../src/server/platform/dev-access.ts';
import { databaseUrlFile, testFolder } from './paths.ts';

// The server under test trusts a proxy, so it has no pages of the development.
const port = await getPort({ port: 4800 });
const address = `http://localhost:${port}`;
const config = readConfig({
  ...process.env,
  NODE_ENV: 'test',
  VAR_DIR: testFolder,
  ROLE: 'web',
  PORT: String(port),
  PUBLIC_URL: address,
  MAX_LOOP_DELAY_MS: '120000',
  DATABASE_WAIT_MS: '120000',
  IMAGE_NICENESS: '0',
});
const databaseUrl = readFileSync(databaseUrlFile, 'utf8');
const server = await startServer({ ...config, databaseUrl }, { recreateFile: drawDemoPicture });
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
console.log(JSON.stringify({ address, key: devAccessKey(config.secret) }));
