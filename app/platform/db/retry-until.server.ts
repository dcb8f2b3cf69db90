/** Does the work again, in growing pauses, while it fails in the given way; at `until` (of `performance.now`) it throws. */
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
