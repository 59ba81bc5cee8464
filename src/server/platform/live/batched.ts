/**
 * Turns loading many at once into loading one: what is asked for within the same moment is loaded together.
 * @param load resolves as many results as were wanted, in their order
 */
export function batched<Context extends object, Wanted, Loaded>(
  load: (context: Context, wanted: Wanted[]) => Promise<Loaded[]>,
): (context: Context, wanted: Wanted) => Promise<Loaded | undefined> {
  const gathering = new WeakMap<Context, { wanted: Wanted[]; loaded: Promise<Loaded[]> }>();

  const gather = (context: Context) => {
    const wanted: Wanted[] = [];
    const loaded = Promise.resolve().then(() => {
      gathering.delete(context);
      return load(context, wanted);
    });
    const batch = { wanted, loaded };
    gathering.set(context, batch);
    return batch;
  };

  return async (context, one) => {
    const batch = gathering.get(context) ?? gather(context);
    const place = batch.wanted.push(one) - 1;
    return (await batch.loaded)[place];
  };
}
