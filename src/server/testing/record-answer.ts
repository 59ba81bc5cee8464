import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '#contract/call';
import type { ErrorBody } from '#contract/errors';
import { routes } from '../domains.ts';

/** Where a whole run of the tests gathers what was answered; a run of single files gathers nothing. */
const folder = process.env.ANSWERED_CALLS;
const recorded = new Set<string>();

/** How a call is written in a line: with its marker, by which two on one path differ. */
export const nameOfCall = ({ method, path: url, marker }: Call): string =>
  `${method} ${url}${marker ? `?${marker}` : ''}`;

/**
 * Notes that a test got this answer: a line `POST /api/user.php 401 login_failed` a process, each once. Codes of refused
 * fields count as answered, too.
 */
export function recordAnswer(
  request: { method: string; url: string },
  answer: { status: number; payload: string },
): void {
  if (folder === undefined) return;
  const call = callOf(request.method, new URL(request.url, 'http://localhost'));
  if (!call) return;
  for (const code of answer.status < 400 ? ['-'] : codesIn(answer.payload)) {
    const line = `${nameOfCall(call)} ${answer.status} ${code}\n`;
    if (recorded.has(line)) continue;
    recorded.add(line);
    mkdirSync(folder, { recursive: true });
    appendFileSync(path.join(folder, `${process.pid}.txt`), line);
  }
}

function callOf(method: string, { pathname, searchParams }: URL): Call | undefined {
  const calls = routes
    .map(({ call }) => call)
    .filter(call => call.method === method && call.path === pathname);
  const isMarked = ({ marker }: Call) => {
    const [name = '', value] = marker?.split('=') ?? [];
    return marker !== undefined && searchParams.get(name) === value;
  };
  return calls.find(isMarked) ?? calls.find(({ marker }) => marker === undefined);
}

function codesIn(payload: string): string[] {
  const { error } = JSON.parse(payload) as ErrorBody;
  return [error.code, ...Object.values(error.fields ?? {}).map(({ code }) => code)];
}
