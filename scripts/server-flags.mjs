/**
 * What Node is told for one dealer's server: on a machine with much memory V8 would not tidy up, and take twice as much. Half a
 * gigabyte is far more than the site holds; `deploy/` says the same. Plain JavaScript: any Node reads it.
 */
export const serverFlags = ['--max-semi-space-size=16', '--max-old-space-size=512']

/**
 * For the same reason glibc takes memory for all threads from two heaps and gives back what is free at their ends. With its own
 * eight heaps for each processor a third of the process would be free memory after 50,000 requests.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
