import { readFileSync } from 'node:fs'

/**
 * Reads the memory of a process in MB: its proportional share (`pss`), and `own` without shared
 * pages. Works on Linux only.
 */
export function memoryOf(pid: number): { pss: number; own: number } {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? Number.NaN) / 1024
  return { pss: megabytes('Pss'), own: megabytes('Pss_Anon') }
}

export const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
