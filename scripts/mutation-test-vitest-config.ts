import { defineConfig } from 'vitest/config'
import { unit } from '../vitest.config.ts'
import { inlineScriptsPlugin } from './inline-scripts-plugin.ts'

/**
 * The tests of one noun only: its mutants have to be noticed by what stands beside them. Apart from each other,
 * for a mutant in what a module does when it is read has to be read.
 */
export default defineConfig({
  plugins: [inlineScriptsPlugin()],
  test: { ...unit, isolate: true, include: process.env['MUTANTS_TESTS']?.split(' ') ?? [] },
})
