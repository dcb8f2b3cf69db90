import { defineConfig } from 'vitest/config'
import { unit } from '../vitest.config.ts'
import { inlineScriptsPlugin } from './inline-scripts-plugin.ts'

/**
 * Runs only the tests of one noun, because a noun's own tests must detect the noun's mutants. Test
 * files are isolated: a mutant in module-level code takes effect only when the module is loaded
 * again.
 */
export default defineConfig({
  plugins: [inlineScriptsPlugin()],
  test: { ...unit, isolate: true, include: process.env['MUTANTS_TESTS']?.split(' ') ?? [] },
})
