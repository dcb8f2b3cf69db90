/**
 * Retries the work with growing pauses while `mayPass` accepts the error. Throws the error after
 * `until` (a time of `performance.now()`).
 */
export async function retryUntil<T>(
  until: number,
  mayPass: (error: unknown) => boolean,
  work: () => T | Promise<T>,
): Promise<T> {
  for (let pause = 2; ; pause = Math.min(pause * 2, 50)) {
    try {
      return await work()
    } catch (error) {
      if (!mayPass(error) || performance.now() >= until) throw error
    }
    await new Promise((done) => setTimeout(done, pause))
  }
}
