import { defineConfig } from 'vitest/config'
import { unit } from '../vitest.config.ts'
import { inlineScriptsPlugin } from './inline-scripts-plugin.ts'

/**
 * Runs the tests of one noun only, because its own tests must notice its mutants. Test files are
 * isolated: a mutant in module-level code takes effect only when the module is loaded again.
 */
export default defineConfig({
  plugins: [inlineScriptsPlugin()],
  test: { ...unit, isolate: true, include: process.env['MUTANTS_TESTS']?.split(' ') ?? [] },
})
