/**
 * Requests with the same context in the same tick share one call of `load`.
 * @param load resolves to one result per request, in their order
 */
export function batched<Context extends object, Request, Loaded>(
  load: (context: Context, requests: Request[]) => Promise<Loaded[]>,
): (context: Context, requests: Request) => Promise<Loaded | undefined> {
  const batches = new WeakMap<Context, { requests: Request[]; loaded: Promise<Loaded[]> }>();

  const startBatch = (context: Context) => {
    const requests: Request[] = [];
    const loaded = Promise.resolve().then(() => {
      batches.delete(context);
      return load(context, requests);
    });
    const batch = { requests, loaded };
    batches.set(context, batch);
    return batch;
  };

  return async (context, request) => {
    const batch = batches.get(context) ?? startBatch(context);
    const index = batch.requests.push(request) - 1;
    return (await batch.loaded)[index];
  };
}
