import { runAllChecks } from './run-checks.ts'

// npm run check: runs all static checks.
process.exitCode = (await runAllChecks()).failed > 0 ? 1 : 0
