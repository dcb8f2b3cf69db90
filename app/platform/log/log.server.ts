import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Creates a log that writes one JSON line per event to stdout. Never log bodies, names, phone
 * numbers or passwords.
 */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
