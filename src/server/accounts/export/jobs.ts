import type { AppJob } from '../../app.ts';
import { maintainExports } from './maintain-exports.ts';
import { makeExport } from './make-export.ts';

/** @spec D5.7 */
export const exportJobs: AppJob[] = [
  { name: 'make-export', isKeyed: true, run: (app, data) => makeExport(app, (data as { id: string }).id) },
  { name: 'maintain-exports', cron: '*/10 * * * *', run: app => maintainExports(app) },
];
