export type Sort = { by: string; descending: boolean };

/** The parameter of pages and calls: `name`, or `-name` for the other direction. */
export const SORT_PARAMETER = 'sort';

export function sortOf(params: URLSearchParams): Sort | null {
  const value = params.get(SORT_PARAMETER);
  return value ? { by: value.replace(/^-/, ''), descending: value.startsWith('-') } : null;
}

/** Returns the search of the page sorted by a column: its own direction first, then the other one. */
export function sortPath(params: URLSearchParams, by: string): string {
  const current = sortOf(params);
  const next = new URLSearchParams(params);
  next.set(SORT_PARAMETER, current?.by === by && !current.descending ? `-${by}` : by);
  return `?${next}`;
}
