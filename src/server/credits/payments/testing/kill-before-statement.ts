import type { KyselyPlugin } from 'kysely';
import type { App } from '../../../app.ts';

export class Killed extends Error {}

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
