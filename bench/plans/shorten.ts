const LONGEST = 150;
const chatter =
  /^\s*(Planning|Execution Time|Index Searches|Storage|Buckets|Heap Fetches: 0|Recheck Cond|Sort Method)/;

/** A plan without what was never run, what every plan says and what differs each time. */
export function shorten(lines: string[]): string {
  const kept: string[] = [];
  let unused = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const depth = line.search(/\S/);
    if (depth > unused) continue;
    unused = line.includes('(never executed)') ? depth : Number.POSITIVE_INFINITY;
    const repeated = /^\s*Buffers/.test(line) && kept.some(before => before.includes('Buffers'));
    if (unused < Number.POSITIVE_INFINITY || repeated || chatter.test(line) || /^\s*SubPlan/.test(line))
      continue;
    const named = line
      .replace(/'[0-9a-f]{8}-[0-9a-f-]{27}'::uuid/g, '$id')
      .replace(/'\{[0-9a-f-]{36}.*?\}'/g, '$ids');
    kept.push(named.length > LONGEST ? `${named.slice(0, LONGEST)} ...` : named);
  }
  return kept.join('\n');
}
