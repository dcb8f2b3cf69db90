import { checks, runParts } from './parts.ts'

// npm run check: what can be said about the code without running it.
process.exitCode = runParts(checks).failed > 0 ? 1 : 0
