// Duration of renders on this machine, measured during each and stored between runs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Task } from './tasks.ts'
import { workFile } from './work.ts'

/** Default seconds for a million samples, on two idle cores, before the first measurement. */
const FIRST_PACE = 2.6
/** Seconds to develop and encode a million pixels, and seconds to start Blender with a machine. */
const FINISH = 5
const START = 9

const paceFile = workFile('pace.json')
const pace = v.object({ secondsForMillionSamples: v.number() })

/** Formats the hours or minutes that the tasks will take. */
export function spanOf(tasks: readonly Task[]): string {
  const seconds = tasks.reduce((sum, task) => sum + secondsOf(task, currentPace()), 0)
  if (seconds < 5400) return `about ${Math.ceil(seconds / 60)} min`
  return `about ${(seconds / 3600).toFixed(1)} hours`
}

/** Updates the average duration by a task. One busy hour does not outweigh many earlier tasks. */
export function learnPace(task: Task, seconds: number): void {
  const { samples, pixels } = workOf(task)
  const seen = Math.max(0.1, (seconds - pixels * FINISH) / samples)
  const secondsForMillionSamples = currentPace() * 0.7 + seen * 0.3
  writeFileSync(paceFile, JSON.stringify({ secondsForMillionSamples }))
}

function currentPace(): number {
  if (!existsSync(paceFile)) return FIRST_PACE
  return v.parse(pace, JSON.parse(readFileSync(paceFile, 'utf8'))).secondsForMillionSamples
}

function secondsOf(task: Task, pace: number): number {
  const { samples, pixels } = workOf(task)
  return START + samples * pace + pixels * FINISH
}

/** Returns samples to render and pixels to develop, both in millions. */
function workOf({ size: { width, height, samples, oversampling = 1 }, renders, finishes }: Task) {
  const pixels = (width * height) / 1e6
  return {
    samples: pixels * oversampling ** 2 * samples * renders,
    pixels: pixels * finishes.length,
  }
}
