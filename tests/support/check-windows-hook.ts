import { afterEach } from 'vitest'
import { checkWindows } from './browser-window.ts'

// Vitest runs a setup file for each test file, and what it imports once for each worker.
afterEach(checkWindows)
