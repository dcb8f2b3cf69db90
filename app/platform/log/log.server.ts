import { type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON line per event on stdout; never bodies, names, phone numbers or passwords. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
