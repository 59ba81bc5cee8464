export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** No page needs to scan or sort more rows than this. */
const MAX_ROWS = 15_000;

export function faultsOf(title: string, node: PlanNode): string[] {
  const childFaults = (node.Plans ?? []).flatMap(child => faultsOf(title, child));
  const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  const type = node['Node Type'];
  if (type === 'Seq Scan' && read > MAX_ROWS)
    return [...childFaults, `${title}: reads ${read} rows of ${node['Relation Name']}`];
  if (/Sort/.test(type)) {
    const sorted = (node.Plans ?? []).reduce(
      (sum, child) => sum + child['Actual Rows'] * child['Actual Loops'],
      0,
    );
    if (sorted > MAX_ROWS) return [...childFaults, `${title}: sorts ${sorted} rows`];
  }
  return childFaults;
}
