import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { settleViewers, viewers } from './testing/picture-viewers.ts';
import { rightAnswer } from './testing/who-opens.ts';

const { photos, tried } = await settleViewers(await startTestServer());

test.each(viewers)(
  '%s opens what he may in every size and format, and nothing else (section 6)',
  async viewer => {
    for (const photo of photos) {
      const answers = await tried(viewer, photo);
      const wrong = answers.filter(({ cell, status, cache }) => {
        const given = status === 404 ? 'nothing' : String(cache).startsWith('public') ? 'open' : 'his';
        return given !== rightAnswer(viewer, photo, cell);
      });
      expect(wrong, `${photo.visibility} ${photo.status}`).toEqual([]);
      expect(answers.length).toBe(130);
    }
  },
);
