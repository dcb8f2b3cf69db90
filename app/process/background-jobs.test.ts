import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { startBackgroundJobs } from './background-jobs.server.ts'

it('a stop waits for the running clean-up before the database is closed', async () => {
  const database = await openTestDatabase()
  const order: string[] = []
  const swept = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const sweep = async () => {
    started.resolve()
    await swept.promise
    return order.push('swept')
  }
  const { services } = testApp(database)
  const background = startBackgroundJobs({ ...services, media: { ...services.media, sweep } })
  await started.promise
  const stopped = background.stop().then(() => order.push('stopped'))
  // A stop that does not wait would be done by now.
  await new Promise(setImmediate)
  swept.resolve()
  await stopped
  expect(order).toEqual(['swept', 'stopped'])
  await database.close()
})
