import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { expectedAccess } from './testing/expected-access.ts';
import { createViewers, viewers } from './testing/picture-viewers.ts';

const { photos, tried } = await createViewers(await startTestServer());

test.each(viewers)(
  '%s opens the permitted photos in every size and format, and nothing else (spec 6)',
  async viewer => {
    for (const photo of photos) {
      const answers = await tried(viewer, photo);
      const wrong = answers.filter(({ cell, status, cache }) => {
        const access = status === 404 ? 'nothing' : String(cache).startsWith('public') ? 'open' : 'private';
        return access !== expectedAccess(viewer, photo, cell);
      });
      expect(wrong, `${photo.visibility} ${photo.status}`).toEqual([]);
      expect(answers.length).toBe(130);
    }
  },
);
