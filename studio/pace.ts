// How long pictures take on this machine: measured as they are made, and kept between runs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Task } from './tasks.ts'
import { workFile } from './work.ts'

/** Seconds for a million samples on two cores that do nothing else: where no run has measured yet. */
const FIRST_PACE = 2.6
/** Seconds to develop and encode a million pixels of a picture, and to start Blender with a machine in it. */
const FINISH = 5
const START = 9

const paceFile = workFile('pace.json')
const pace = v.object({ secondsForMillionSamples: v.number() })

/** The hours or minutes that the tasks will take, in words. */
export function spanOf(tasks: readonly Task[]): string {
  const seconds = tasks.reduce((sum, task) => sum + secondsOf(task, currentPace()), 0)
  if (seconds < 5400) return `about ${Math.ceil(seconds / 60)} min`
  return `about ${(seconds / 3600).toFixed(1)} hours`
}

/** Remembers how long a task took; a busy hour does not overthrow what many tasks have shown. */
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

/** Both in millions: samples to render, pixels to develop. */
function workOf({ size: { width, height, samples, oversampling = 1 }, renders, finishes }: Task) {
  const pixels = (width * height) / 1e6
  return {
    samples: pixels * oversampling ** 2 * samples * renders,
    pixels: pixels * finishes.length,
  }
}
