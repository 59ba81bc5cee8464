import { drawDemoPicture } from '../../db/seeds/demo-activity/draw-pictures.ts';
import { serveBuiltWeb } from '../../src/server/http/web.ts';
import { portOf, reportToParent } from './child-server.ts';
import { openServer } from './open-server.ts';

const server = await openServer(process.env.DATABASE_URL ?? '', {
  addPages: serveBuiltWeb,
  recreateFile: drawDemoPicture,
});
await server.http.listen({ port: 0, host: '127.0.0.1' });
reportToParent(portOf(server.http.server), () => server.close());
