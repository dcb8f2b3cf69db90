import { makeTestRunFolder } from './test-run-folder.ts'

/** Vitest's first setup: workers inherit the folders that it makes. */
export default function setup(): void {
  makeTestRunFolder()
}
