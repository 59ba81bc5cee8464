import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { prepareTemplate } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: string;
  }
}

export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startEmbeddedPostgres({
    directory: 'var/test-postgres',
    log: console.log,
    durable: false,
    shared: true,
  });
  try {
    project.provide('databaseTemplate', await prepareTemplate(postgres.url));
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return () => postgres.stop();
}
