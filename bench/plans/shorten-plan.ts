const LONGEST = 150;
const omittedLines =
  /^\s*(Planning|Execution Time|Index Searches|Storage|Buckets|Heap Fetches: 0|Recheck Cond|Sort Method)/;

/** Removes nodes that never ran, and values that differ each time. */
export function shortenPlan(lines: string[]): string {
  const output: string[] = [];
  let skippedDepth = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const depth = line.search(/\S/);
    if (depth > skippedDepth) continue;
    skippedDepth = line.includes('(never executed)') ? depth : Number.POSITIVE_INFINITY;
    const repeated = /^\s*Buffers/.test(line) && output.some(before => before.includes('Buffers'));
    if (
      skippedDepth < Number.POSITIVE_INFINITY ||
      repeated ||
      omittedLines.test(line) ||
      /^\s*SubPlan/.test(line)
    )
      continue;
    const generalized = line
      .replace(/'[0-9a-f]{8}-[0-9a-f-]{27}'::uuid/g, '$id')
      .replace(/'\{[0-9a-f-]{36}.*?\}'/g, '$ids');
    output.push(generalized.length > LONGEST ? `${generalized.slice(0, LONGEST)} ...` : generalized);
  }
  return output.join('\n');
}
