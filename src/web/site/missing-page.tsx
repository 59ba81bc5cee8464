import { data } from 'react-router';

const throwNotFound = (): never => {
  throw data(null, { status: 404 });
};

/**
 * A route of its own, so that the document gets the site's colours and the viewer's theme.
 * @spec 8.2
 */
export const loader = throwNotFound;
// Not an alias of the loader, which the browser bundle does not contain.
export const clientLoader = throwNotFound;
export const action = throwNotFound;

export default function MissingPage() {
  return null;
}
