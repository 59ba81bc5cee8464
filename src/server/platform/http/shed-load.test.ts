import { expect, test } from 'vitest';
import { shedLoad } from './server.ts';

test('an overloaded server refuses calls and pages (spec 8.1)', async () => {
  for (const url of ['/api/chats.php', '/members', '/assets']) {
    await expect(shedLoad({ url })).rejects.toMatchObject({ code: 'unavailable' });
  }
});

test('an overloaded server serves the files of pages', async () => {
  await expect(shedLoad({ url: '/assets/root-1a2b3c.css' })).resolves.toBeUndefined();
});
