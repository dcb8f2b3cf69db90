/**
 * Flags of Node for one dealer's server. On a machine with much memory, V8 would collect garbage
 * late and use twice as much memory. 512 MB is far more than the site needs; `deploy/` uses the
 * same limit. Plain JavaScript, so that any version of Node can read it.
 */
export const serverFlags = ['--max-semi-space-size=16', '--max-old-space-size=512']

/**
 * For the same reason glibc allocates the memory of all threads in two arenas, and returns free
 * memory at the ends of the arenas. With its default of eight arenas for each processor, a third of
 * the process would be free memory after 50,000 requests.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
