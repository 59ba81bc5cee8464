import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Call, callName } from '../../src/contract/call.ts';
import { projectFolder } from './step.ts';

/** `possibleErrors` contains the call's own error codes and those common to all calls. */
type TestedCall = { call: Call; possibleErrors: readonly string[] };

const folder = path.join(projectFolder, 'var/test-results/answered-calls');

/**
 * Deletes the records of earlier test runs.
 * @returns the variable that makes test servers record their answers
 */
export function recordCalls(): { ANSWERED_CALLS: string } {
  rmSync(folder, { recursive: true, force: true });
  return { ANSWERED_CALLS: folder };
}

export const recordedAnswers = (): string[] =>
  globSync('*.txt', { cwd: folder }).flatMap(file =>
    readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean),
  );

export const untestedAnswers = (calls: readonly TestedCall[], answers: readonly string[]): string[] =>
  calls.flatMap(({ call, possibleErrors }) => {
    const name = callName(call);
    const recorded = answers
      .filter(line => line.startsWith(`${name} `))
      .map(line => line.split(' ').slice(-2));
    const codes = new Set(recorded.map(([, code]) => code));
    const succeeded = recorded.some(([status]) => Number(status) < 300);
    return [
      ...(succeeded ? [] : [`${name} was never answered with success`]),
      ...call.errors.filter(code => !codes.has(code)).map(code => `${name} was never refused with ${code}`),
      ...[...codes]
        .filter(code => code !== undefined && code !== '-' && !possibleErrors.includes(code))
        .map(code => `${name} was refused with ${code}, which it does not declare`),
    ];
  });
