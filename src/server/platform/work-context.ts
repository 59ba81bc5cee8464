import { AsyncLocalStorage } from 'node:async_hooks';

type WorkContext = { request: string } | { job: string; run: string };

const contextStorage = new AsyncLocalStorage<WorkContext>();

/** Undefined outside of requests and jobs. */
export const currentWorkContext = (): WorkContext | undefined => contextStorage.getStore();

export const runInWorkContext = <Result>(context: WorkContext, run: () => Result): Result =>
  contextStorage.run(context, run);
