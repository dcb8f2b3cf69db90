import { defineConfig } from 'vitest/config'
import { unit } from '../vitest.config.ts'
import { inlineScripts } from './inline-scripts.ts'

/** The tests of one noun only: its mutants have to be noticed by what stands beside them. */
export default defineConfig({
  plugins: [inlineScripts()],
  test: { ...unit, include: process.env['MUTANTS_TESTS']?.split(' ') ?? [] },
})
