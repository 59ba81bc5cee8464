/**
 * Leads from a label to its value, as in `Code: ` and in French `Code : `. A label that is a question needs no colon.
 * @spec 1.5
 */
export function withColon(locale: string, label: string): string {
  if (/[?!]$/.test(label)) return `${label} `;
  return locale.startsWith('fr') ? `${label}\u00a0: ` : `${label}: `;
}
