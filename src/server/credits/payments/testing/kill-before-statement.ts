import type { KyselyPlugin } from 'kysely';
import type { App } from '../../../app.ts';

/** Simulates a killed process: the transaction is rolled back. */
export class Killed extends Error {}

/** `statements` returns how many statements were reached. */
export function killBeforeStatement(app: App, statement: number): App & { statements: () => number } {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      if (count >= statement) throw new Killed(`before statement ${count}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...app, db: app.db.withPlugin(plugin), statements: () => count };
}
