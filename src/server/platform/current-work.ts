import { AsyncLocalStorage } from 'node:async_hooks';

/** What this process is busy with: a request by its id, or one run of a job. */
export type Work = { request: string } | { job: string; run: string };

const works = new AsyncLocalStorage<Work>();

/** The work that the running code belongs to, however deep in it; undefined outside of any. Every line of the log names it. */
export const currentWork = (): Work | undefined => works.getStore();

/** Runs something as part of a work, with everything it calls and waits for. */
export const runAs = <Result>(work: Work, run: () => Result): Result => works.run(work, run);
