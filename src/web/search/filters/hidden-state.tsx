import type { SearchState } from '../search-state.ts';

/**
 * Lets a form without script also send the order and the place.
 * @spec 3.16
 */
export const HiddenState = ({ search: { order, near } }: { search: SearchState }) => (
  <>
    {order !== undefined && <input type="hidden" name="order" value={order} />}
    {near !== undefined && <input type="hidden" name="near" value={near} />}
  </>
);
