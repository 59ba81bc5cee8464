import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { portOf, reportToParent } from './child-server.ts';

// The benchmark compares our polls with this server, which gives the same constant answers to everybody.
const answers = JSON.parse(readFileSync(process.env.ANSWERS ?? '', 'utf8')) as Record<string, string>;
const http = fastify();
for (const [path, answer] of Object.entries(answers))
  http.get(path, async (_request, reply) => reply.type('application/json; charset=utf-8').send(answer));

await http.listen({ port: 0, host: '127.0.0.1' });
reportToParent(portOf(http.server), () => http.close());
