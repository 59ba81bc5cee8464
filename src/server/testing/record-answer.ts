import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Call, callName, matchCall } from '#contract/call';
import type { ErrorBody } from '#contract/errors';
import { routes } from '../api/routes.ts';

/** Test servers record answers in this folder; only `npm test` sets the variable. */
const folder = process.env.ANSWERED_CALLS;
const recorded = new Set<string>();

/** Records a line such as `POST /api/user.php 401 login_failed`, once per process. */
export function recordAnswer(
  request: { method: string; url: string },
  answer: { status: number; payload: string },
): void {
  if (folder === undefined) return;
  const call = callOf(request.method, new URL(request.url, 'http://localhost'));
  if (!call) return;
  for (const code of answer.status < 400 ? ['-'] : errorCodesIn(answer.payload)) {
    const line = `${callName(call)} ${answer.status} ${code}\n`;
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
  return matchCall(calls, Object.fromEntries(searchParams));
}

function errorCodesIn(payload: string): string[] {
  const { error } = JSON.parse(payload) as ErrorBody;
  return [error.code, ...Object.values(error.fields ?? {}).map(({ code }) => code)];
}
