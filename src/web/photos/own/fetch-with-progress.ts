/**
 * Works like `fetch`, but also reports upload progress from 0 to 1.
 * @spec 5.7
 */
export const fetchWithProgress =
  (onProgress: (sent: number) => void) =>
  (url: string, { method = 'GET', headers, body, signal, credentials }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const stopped = () => reject(new DOMException('stopped', 'AbortError'));
      if (signal?.aborted) return stopped();
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
      request.addEventListener('load', () => resolve(responseOf(request)));
      request.addEventListener('error', () => reject(new TypeError('the network did not answer')));
      request.addEventListener('abort', stopped);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit | null);
    });

function responseOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  const wait = request.getResponseHeader('retry-after');
  return new Response(status === 204 ? null : responseText, {
    status,
    headers: wait === null ? {} : { 'retry-after': wait },
  });
}
