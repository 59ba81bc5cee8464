import { type Config, readConfig } from '../../src/server/config.ts';
import { testFolder } from './paths.ts';

/** Configuration of a further process that serves pages and calls; the server under test runs the jobs. */
export const readWebConfig = (settings: Record<string, string>): Config =>
  readConfig({
    ...process.env,
    NODE_ENV: 'test',
    VAR_DIR: testFolder,
    ROLE: 'web',
    MAX_LOOP_DELAY_MS: '120000',
    DATABASE_WAIT_MS: '120000',
    IMAGE_NICENESS: '0',
    ...settings,
  });
