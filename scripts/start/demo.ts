import { plantDemo } from '../../db/seeds/demo.ts';
import { createDb } from '../../src/server/platform/db.ts';
import { stage } from './report.ts';

/** Plants the demo world into an empty database. */
export async function plantDemoWorld(url: string): Promise<void> {
  await stage('Demo world', async () => {
    const db = createDb(url, { max: 1 });
    try {
      const members = await plantDemo(db, new Date());
      return { result: undefined, words: members > 0 ? `planted with ${members} members` : 'planted before' };
    } finally {
      await db.destroy();
    }
  });
}
