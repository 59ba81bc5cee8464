import fastify from 'fastify';
import { expect, test } from 'vitest';
import { recordServerAddress, type ServerAddress } from './server-address.ts';

test.each(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'])(
  'a server that listens on %s knows its address',
  async host => {
    const own: ServerAddress = { origin: null };
    const http = fastify();
    http.get('/', async () => 'itself');
    recordServerAddress(http, own);
    await http.ready();
    expect(own.origin).toBeNull();
    await http.listen({ host, port: 0 });
    expect(await (await fetch(own.origin ?? '')).text()).toBe('itself');
    await http.close();
  },
);
