import { runAllChecks } from './run-checks.ts'

// npm run check: what can be said about the code without running it.
process.exitCode = (await runAllChecks()).failed > 0 ? 1 : 0
