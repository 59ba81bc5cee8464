/** The fields of a report, with names in lower case. A repeated field has its first value. */
export type ReportFields = ReadonlyMap<string, string>;

/**
 * Groups of fields are separated by empty lines, and long fields are folded (RFC 3464 2.1).
 * @spec D2.49
 */
export const readFieldGroups = (text: string): ReportFields[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]+(?=\S)/g, ' ')
    .split(/\n[ \t]*\n/)
    .map(readFields)
    .filter(fields => fields.size > 0);

function readFields(group: string): ReportFields {
  const fields = new Map<string, string>();
  for (const line of group.split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}
