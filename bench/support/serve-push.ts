import { pushSources } from '../../src/server/domains.ts';
import { startPushWorker } from '../../src/server/notifications/push/push-worker.ts';
import { createWebPush } from '../../src/server/providers/push/web-push.ts';
import { portOf, reportToParent } from './child-server.ts';
import { openServer } from './open-server.ts';

const { DATABASE_URL = '', PUSH_KEYS = '', PUSH_ORIGIN = '' } = process.env;
const push = createWebPush({
  ...{ keys: JSON.parse(PUSH_KEYS), subject: 'mailto:push@lavender.example', services: [] },
  localPrefixes: () => [`${PUSH_ORIGIN}/`],
});
const server = await openServer(DATABASE_URL, { push });
const worker = startPushWorker(server.app, pushSources);
await server.http.listen({ port: 0, host: '127.0.0.1' });
reportToParent(portOf(server.http.server), async () => {
  await worker.close();
  await server.close();
});
