import { isRouteErrorResponse, Link, useRouteError } from 'react-router';

/** Error page (section 2): the message, default "Error", and a status code, default 500; on 404 a link home. */
export function PageError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message =
    isRouteErrorResponse(error) && typeof error.data?.message === 'string' ? error.data.message : 'Error';
  return (
    <main>
      <p>{status}</p>
      <h1>{message}</h1>
      {status === 404 && <Link to="/">Home</Link>}
    </main>
  );
}
