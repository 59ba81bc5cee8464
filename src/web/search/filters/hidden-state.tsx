import type { Search } from '../search-state.ts';

/** What a search holds besides its filters, so that a plain form sends it along. */
export const HiddenState = ({ search: { order, near } }: { search: Search }) => (
  <>
    {order !== undefined && <input type="hidden" name="order" value={order} />}
    {near !== undefined && <input type="hidden" name="near" value={near} />}
  </>
);
