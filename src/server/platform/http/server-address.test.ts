import fastify from 'fastify';
import { expect, test } from 'vitest';
import { recordServerAddress, type ServerAddress } from './server-address.ts';

test.each(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'])(
  'a server that listens on %s knows its address',
  async host => {
    const serverAddress: ServerAddress = { origin: null };
    const http = fastify();
    http.get('/', async () => 'itself');
    recordServerAddress(http, serverAddress);
    await http.ready();
    expect(serverAddress.origin).toBeNull();
    await http.listen({ host, port: 0 });
    expect(await (await fetch(serverAddress.origin ?? '')).text()).toBe('itself');
    await http.close();
  },
);
