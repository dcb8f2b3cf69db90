import { checks, runParts, suites } from './parts.ts'

// npm test: everything, with one line over all its parts at the end.
const { passed, failed } = runParts([...checks, ...suites])
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
