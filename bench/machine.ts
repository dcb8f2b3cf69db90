import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem } from 'node:os'

/** Describes date, commit and processor: `22 November 2026, commit 160ca1a; 2 × Xeon …`. */
export function machine(): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date())
  const all = cpus()
  const [load = 0] = loadavg()
  return [
    `${day}, commit ${commit()}; ${all.length} × ${all[0]?.model.trim() ?? 'processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `${systemName()}, Linux ${release()}`,
    `Node ${process.versions.node}`,
    `load before it ${load.toFixed(1)}`,
  ].join(', ')
}

function commit(): string {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' })
  return stdout.trim() || 'unknown'
}

function systemName(): string {
  const [, name = 'Linux'] =
    /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? []
  return name
}
