import { allowedFeatures } from './browser-support/allowed-features.ts'
import { findUnsupportedInBuild } from './browser-support/find-in-build.ts'
import { supportProblems } from './browser-support/support-problems.ts'

// Checks the built files against the supported browsers
// (docs/decisions/0046-supported-browsers.md). An argument names another folder than `build`.
// `--all` also lists allowed features.
const cliArguments = process.argv.slice(2)
const [folder = 'build'] = cliArguments.filter((it) => !it.startsWith('--'))
const problems = supportProblems(
  findUnsupportedInBuild(folder),
  cliArguments.includes('--all') ? {} : allowedFeatures,
)
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
