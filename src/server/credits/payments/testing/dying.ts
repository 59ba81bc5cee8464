import type { KyselyPlugin } from 'kysely';
import type { App } from '../../../app.ts';

/** As if the process were killed before its n-th statement: what was begun is rolled back, and nothing more is done. */
export class Killed extends Error {}

/** The application as one that dies before a statement; `statements` counts those it came to. */
export function dyingAt(app: App, statement: number): App & { statements: () => number } {
  let asked = 0;
  const dying: KyselyPlugin = {
    transformQuery({ node }) {
      asked += 1;
      if (asked >= statement) throw new Killed(`before statement ${asked}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...app, db: app.db.withPlugin(dying), statements: () => asked };
}
