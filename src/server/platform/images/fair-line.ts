/** What the order of a line goes by. */
export type Waiting = {
  /** Whose it is; works of one owner wait behind the first ones of the others. */
  owner: string;
  bytes: number;
};

/** Works that wait for a free process, in the order in which they are to be done. */
export type FairLine<Work extends Waiting> = {
  length: () => number;
  add(work: Work): void;
  /** The work to be done next, taken out of the line; undefined where none waits. */
  next(): Work | undefined;
};

/** A work that so many later ones overtook is next, whatever its size and owner: none waits for ever. */
const MOST_OVERTAKEN = 16;

/**
 * Makes a queue in which one owner's many works, or large ones, do not delay other owners: an owner's second work waits behind the first
 * ones of all others, and among equals the smaller goes first. What was done for an owner counts until the line is found empty.
 */
export function createFairLine<Work extends Waiting>(): FairLine<Work> {
  let line: { work: Work; overtaken: number }[] = [];
  const done = new Map<string, number>();

  /** The turn of each, in the order of arrival: how many works of the same owner come before it. */
  const turns = () => {
    const counts = new Map(done);
    return line.map(({ work: { owner } }) => {
      const turn = counts.get(owner) ?? 0;
      counts.set(owner, turn + 1);
      return turn;
    });
  };

  const chosen = () => {
    const overdue = line.findIndex(({ overtaken }) => overtaken >= MOST_OVERTAKEN);
    if (overdue >= 0) return overdue;
    const turnOf = turns();
    const order = line.map((_, at) => at);
    const isBefore = (one: number, other: number) =>
      (turnOf[one] ?? 0) - (turnOf[other] ?? 0) ||
      (line[one]?.work.bytes ?? 0) - (line[other]?.work.bytes ?? 0) ||
      one - other;
    return order.sort(isBefore)[0];
  };

  return {
    length: () => line.length,
    add: work => void line.push({ work, overtaken: 0 }),
    next() {
      const at = chosen();
      const taken = at === undefined ? undefined : line[at];
      if (!taken) {
        done.clear();
        return undefined;
      }
      for (const passed of line.slice(0, at)) passed.overtaken += 1;
      line = line.filter(waiting => waiting !== taken);
      const { owner } = taken.work;
      done.set(owner, (done.get(owner) ?? 0) + 1);
      return taken.work;
    },
  };
}
