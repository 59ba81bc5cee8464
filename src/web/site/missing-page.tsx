import { data } from 'react-router';

const throwNotFound = (): never => {
  throw data(null, { status: 404 });
};

/**
 * A route, so that the document gets the site's colours.
 * @spec 8.2
 */
export const loader = throwNotFound;
// Not an alias: the browser bundle does not contain the loader.
export const clientLoader = throwNotFound;
export const action = throwNotFound;

export default function MissingPage() {
  return null;
}
