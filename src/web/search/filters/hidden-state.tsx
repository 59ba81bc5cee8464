import type { SearchState } from '../search-state.ts';

/**
 * So that a plain form sends more than the filters.
 * @spec 3.16
 */
export const HiddenState = ({ search: { order, near } }: { search: SearchState }) => (
  <>
    {order !== undefined && <input type="hidden" name="order" value={order} />}
    {near !== undefined && <input type="hidden" name="near" value={near} />}
  </>
);
