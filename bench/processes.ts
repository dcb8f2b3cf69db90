import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks as `/proc` counts them: hundredths of a second on every Linux. */
const ticksPerSecond = 100

export type ProcessStat = {
  pid: number
  parent: number
  /** Clock ticks of the processor, user and system together. */
  own: number
  /** Clock ticks of child processes that have ended. */
  ended: number
}

/**
 * Parses a line of `/proc/<pid>/stat`, as proc_pid_stat(5) describes it. A name may contain spaces
 * and brackets.
 */
export function parseStat(line: string): ProcessStat {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3])
  return {
    pid: Number.parseInt(line, 10),
    parent: field(4),
    own: field(14) + field(15),
    ended: field(16) + field(17),
  }
}

/** Returns the processor seconds that these processes and their descendants have used. */
export function processorSeconds(pids: readonly number[]): number {
  return treeOf(pids).reduce((sum, { own, ended }) => sum + own + ended, 0) / ticksPerSecond
}

/** Returns the processor seconds of this process's ended children. */
export function processorSecondsOfChildren(): number {
  return parseStat(readFileSync('/proc/self/stat', 'utf8')).ended / ticksPerSecond
}

/** Returns the proportional memory (PSS) of these processes and their descendants, in megabytes. */
export function megabytesOf(pids: readonly number[]): number {
  const shares = treeOf(pids).map(({ pid }) => {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? []
    return Number(kilobytes)
  })
  return shares.reduce((sum, share) => sum + share, 0) / 1024
}

/** Returns the ids of all descendants of a process. */
export function childrenOf(pid: number): number[] {
  return treeOf([pid]).flatMap((it) => (it.pid === pid ? [] : it.pid))
}

function treeOf(pids: readonly number[]): ProcessStat[] {
  if (process.platform !== 'linux') throw new Error('Only Linux says what a process has used')
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => read(`/proc/${pid}/stat`) || [])
    .map(parseStat)
  const found = all.filter(({ pid }) => pids.includes(pid))
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid))
  return found
}

/** Returns an empty string if the process has just ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
