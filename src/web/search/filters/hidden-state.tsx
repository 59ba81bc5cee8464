import type { SearchState } from '../search-state.ts';

/**
 * The parts of a search besides filters, so that a plain form sends them.
 * @spec 3.16
 */
export const HiddenState = ({ search: { order, near } }: { search: SearchState }) => (
  <>
    {order !== undefined && <input type="hidden" name="order" value={order} />}
    {near !== undefined && <input type="hidden" name="near" value={near} />}
  </>
);
