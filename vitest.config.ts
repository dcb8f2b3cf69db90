import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { bundledScriptsPlugin } from './scripts/bundled-scripts-plugin.ts'
import { inlineScriptsPlugin } from './scripts/inline-scripts-plugin.ts'

/**
 * Tests of parts that a change rarely breaks: `npm run test:all` runs them, `npm test` does not.
 * They also run if they are given by name.
 */
const fullRunOnly = [
  'page-size-growth',
  'durability-under-failures',
  'startup-failures',
  'script-budget',
  'graceful-shutdown',
].map((name) => `tests/e2e/${name}.test.ts`)

const exclude = [
  ...configDefaults.exclude,
  ...(process.env['TEST_SCOPE'] === 'usual' ? fullRunOnly : []),
]

/**
 * Settings of the unit tests, also for mutation testing (`scripts/mutation-test-vitest-config.ts`).
 */
export const unit = {
  name: 'unit',
  include: ['{app,bench,machines,scripts,studio,tests/support}/**/*.test.{ts,tsx}'],
  exclude,
  globalSetup: [
    'tests/support/run-folder-global-setup.ts',
    'tests/support/databases-global-setup.ts',
  ],
  setupFiles: [
    'tests/support/use-server-request-classes.ts',
    'tests/support/fail-on-console-output.ts',
  ],
  // The same for both projects, so that they share one run and unit tests fill workers that the
  // last journeys leave idle.
  maxWorkers: 3,
  // A worker loads the program once, not for each file, because its modules hold no state of a
  // visitor. A file that mocks a module reloads them before and after (`vi.resetModules`, as in
  // app/auth/login/log-in.test.ts).
  isolate: false,
  // Milliseconds. Only a test that hangs reaches these limits, because a busy computer is slow.
  hookTimeout: 60_000,
  testTimeout: 60_000,
}

/**
 * Starts the longest files first. A fresh clone has no recorded durations, and the run would wait
 * for axe at its end.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => /\/e2e\/every-/.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * `unit`: rules, stores and the API through the app, beside the code that they test. `e2e`: the
 * built program as a separate process, with real pages in a real browser.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { plugins: [inlineScriptsPlugin(), bundledScriptsPlugin()], test: unit },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude,
          globalSetup: [
            'tests/support/run-folder-global-setup.ts',
            'tests/support/browser-global-setup.ts',
          ],
          setupFiles: [
            'tests/support/fail-on-console-output.ts',
            'tests/support/check-windows-hook.ts',
          ],
          isolate: false,
          // Three workers on two cores, because journeys mostly wait.
          maxWorkers: 3,
          // Milliseconds. Only a test that hangs reaches these limits, because a busy computer is
          // slow.
          hookTimeout: 180_000,
          testTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
