import type { SearchState } from '../search-state.ts';

/**
 * Without script, the form also sends the sort order and the search origin.
 * @spec 3.16
 */
export const HiddenState = ({ search: { order, near } }: { search: SearchState }) => (
  <>
    {order !== undefined && <input type="hidden" name="order" value={order} />}
    {near !== undefined && <input type="hidden" name="near" value={near} />}
  </>
);
