import { AsyncLocalStorage } from 'node:async_hooks';

/** The request, or the run of a job, that the running code belongs to. */
export type WorkContext = { request: string } | { job: string; run: string };

const contextStorage = new AsyncLocalStorage<WorkContext>();

/** Undefined outside of requests and jobs. The log adds it to every line. */
export const currentWorkContext = (): WorkContext | undefined => contextStorage.getStore();

/** Runs `run`, including its asynchronous calls, in a context. */
export const runInWorkContext = <Result>(context: WorkContext, run: () => Result): Result =>
  contextStorage.run(context, run);
