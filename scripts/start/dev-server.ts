import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import getPort from 'get-port';
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { drawDemoPicture } from '../../db/seeds/demo-activity/draw-pictures.ts';
import type { App } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { addPages } from '../../src/server/http/web.ts';
import { startServer } from '../../src/server/main.ts';
import { migrate } from '../../src/server/platform/migrate.ts';
import { bundleServiceWorker } from './bundle-service-worker.ts';
import { withDemoActivity } from './demo.ts';
import { fail } from './report.ts';

// The parent handles Ctrl-C. This process ends when the parent ends.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit(0));

try {
  const { databaseUrl, ...config } = readConfig();
  if (!databaseUrl) throw new Error('The development server is started by npm run dev.');
  await migrate(config.databaseOwnerUrl ?? databaseUrl);
  const vite = await createVite();
  const started = await startServer(
    { ...config, databaseUrl },
    { addPages: (http, app) => serveVite(vite, http, app), recreateFile: drawDemoPicture },
  );
  const server = config.demo ? await withDemoActivity(started) : started;
  process.removeAllListeners('disconnect');
  process.once('disconnect', async () => {
    await Promise.all([server.close(), vite.close()]);
    process.exit(0);
  });
  process.send?.('ready');
} catch (error) {
  fail(error);
}

async function createVite(): Promise<ViteDevServer> {
  const port = await getPort({ port: 24_678 });
  return createServer({
    appType: 'custom',
    server: { middlewareMode: true, ws: { port } },
  });
}

async function serveVite(vite: ViteDevServer, http: FastifyInstance, app: App): Promise<void> {
  http.addHook('onRequest', async (request, reply) => {
    if (await handledByVite(vite, request.raw, reply.raw)) reply.hijack();
  });
  addPages(http, app, {
    load: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    // In development no file is hashed, so the worker caches none.
    loadWorker: () => bundleServiceWorker([]),
  });
}

function handledByVite(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(true));
    vite.middlewares(request, response, (error: unknown) => (error ? reject(error) : resolve(false)));
  });
}
