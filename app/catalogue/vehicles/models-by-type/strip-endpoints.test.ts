import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

test('returns more models of a kind, filtered by use, from a given position', async () => {
  const database = await openTestDatabase()
  const { request } = testApp(database)
  const names = async (query: string) => {
    const answer = await request(`/api/strip/${query}`)
    const models: { name: string }[] = await answer.json()
    return models.map(({ name }) => name)
  }
  expect(await names('scooter?from=0')).toHaveLength(6)
  expect(await names('scooter?from=4')).toEqual(['DIO 125', 'GRAZIA 125'])
  const [scooter] = await (await request('/api/strip/scooter?from=0')).json()
  expect(scooter.onRoad).toEqual({
    total: 92_602,
    isApproximate: true,
    unconfirmed: ['Accident cover for the owner, 1 year'],
  })
  expect(await names('bike?use=touring&from=0')).toEqual(['CB500X'])
  expect(await names('bike?from=500')).toEqual([])
  expect((await request('/api/strip/tractor?from=0')).status).toBe(404)
  for (const wrong of ['bike', 'bike?from=-1', 'bike?from=x'])
    expect((await request(`/api/strip/${wrong}`)).status).toBe(422)
  await database.close()
})
