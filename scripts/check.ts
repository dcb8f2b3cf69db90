import { runChecks } from './parts.ts'

// npm run check: what can be said about the code without running it.
process.exitCode = (await runChecks()).failed > 0 ? 1 : 0
