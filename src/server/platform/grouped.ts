/**
 * Requests that come while `run` is running share its next run, so that many of them cost one statement.
 * @param run resolves to one result per request, in their order
 * @returns rejects if the run of the request fails
 */
export function grouped<Request, Result>(
  run: (requests: Request[]) => Promise<readonly Result[]>,
): (request: Request) => Promise<Result | undefined> {
  let running: Promise<unknown> = Promise.resolve();
  let next: { requests: Request[]; results: Promise<readonly Result[]> } | null = null;

  const startGroup = () => {
    const requests: Request[] = [];
    const results = running.then(() => {
      next = null;
      return run(requests);
    });
    running = results.catch(() => undefined);
    return { requests, results };
  };

  return async request => {
    next ??= startGroup();
    const { requests, results } = next;
    const index = requests.push(request) - 1;
    return (await results)[index];
  };
}
