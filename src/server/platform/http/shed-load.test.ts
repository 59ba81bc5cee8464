import { expect, test } from 'vitest';
import { shedLoad } from './shed-load.ts';

test('a server that cannot keep up turns calls and pages away (section 8)', async () => {
  for (const url of ['/api/chats.php', '/members', '/assets']) {
    await expect(shedLoad({ url })).rejects.toMatchObject({ code: 'unavailable' });
  }
});

test('but no file of a page that was answered already', async () => {
  await expect(shedLoad({ url: '/assets/root-1a2b3c.css' })).resolves.toBeUndefined();
});
