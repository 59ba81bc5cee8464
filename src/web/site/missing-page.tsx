import { data } from 'react-router';

const throwNotFound = (): never => {
  throw data(null, { status: 404 });
};

/**
 * The route of unknown addresses. Without a route the 404 page would lack the site's colours.
 * @spec 8.2
 */
export const loader = throwNotFound;
// Not `= loader`, because the browser bundle does not contain the loader.
export const clientLoader = throwNotFound;
export const action = throwNotFound;

export default function MissingPage() {
  return null;
}
