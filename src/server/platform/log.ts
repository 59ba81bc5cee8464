import { type DestinationStream, type Logger, pino } from 'pino';
import { currentWorkContext } from './work-context.ts';

export type Log = Logger;

/** Log only ids and codes. `redact` covers PostgreSQL errors, which quote the refused row. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => ({ ...currentWorkContext() }),
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
