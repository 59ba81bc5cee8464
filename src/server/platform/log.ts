import { type DestinationStream, type Logger, pino } from 'pino';
import { currentWork } from './current-work.ts';

export type Log = Logger;

/**
 * Structured logs, one JSON object a line; each names the request or the job it belongs to. Callers pass ids and codes only: never addresses, names, texts, coordinates or tokens.
 * The list below is the second line of defence: PostgreSQL tells with an error the whole row that it refused.
 */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => ({ ...currentWork() }),
      redact: {
        paths: [
          'email',
          'password',
          'token',
          'name',
          'text',
          'body',
          'cookie',
          '*.email',
          '*.password',
          '*.token',
          '*.cookie',
          'err.detail',
          'err.where',
          'err.internalQuery',
        ],
        censor: '[removed]',
      },
    },
    destination,
  );
