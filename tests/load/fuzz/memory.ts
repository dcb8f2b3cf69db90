import { readFileSync } from 'node:fs'

/** The process's share of the machine's memory in MB; `own` without what others share with it. Linux alone says it. */
export function memoryOf(pid: number): { pss: number; own: number } {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? Number.NaN) / 1024
  return { pss: megabytes('Pss'), own: megabytes('Pss_Anon') }
}

export const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
