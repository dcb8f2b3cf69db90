import { afterEach } from 'vitest'
import { checkWindows } from './browser-window.ts'

// Vitest runs a setup file for each test file, but its imports only once per worker.
afterEach(checkWindows)
