import { makeTestRunFolder } from './test-run-folder.ts'

/** First setup of Vitest: workers inherit the folders that it creates. */
export default function setup(): void {
  makeTestRunFolder()
}
