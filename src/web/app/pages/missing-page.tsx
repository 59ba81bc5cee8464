import { data } from 'react-router';

const throwNotFound = (): never => {
  throw data(null, { status: 404 });
};

/**
 * Matches unknown addresses. Without this route the 404 page would lack the site's colours.
 * @spec 8.2
 */
export const loader = throwNotFound;
// Repeats `throwNotFound`, because the browser bundle does not contain `loader`.
export const clientLoader = throwNotFound;
export const action = throwNotFound;

export default function MissingPage() {
  return null;
}
