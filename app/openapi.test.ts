import { expect, it } from 'vitest'
import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { allReports } from '#app/crm/reports/define-report.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { createApp } from './app.server.ts'

const database = await openTestDatabase()
const { services, request } = testApp(database)
const { paths } = await (await request('/api/openapi.json')).json()

it('describes each enquiry kind with its fields', () => {
  for (const { postTo, fields } of publicEnquiryKinds) {
    const { schema } = paths[postTo].post.requestBody.content['application/json']
    expect(Object.keys(schema.properties)).toEqual(Object.keys(fields))
  }
})

it('describes the session that each report requires', () => {
  for (const { path } of allReports) expect(paths[path].post.security).toEqual([{ session: [] }])
})

it('describes every endpoint of the program', () => {
  const undescribed = createApp({ services }).routes.flatMap(({ method, path }) => {
    if (method === 'ALL' || !path.startsWith('/api/') || path === '/api/openapi.json') return []
    const described = path.replaceAll(/:(\w+)\??/g, '{$1}')
    // Without an id, a profile or offer is only a refusal.
    const isOther = /^\/api\/(profile|deleteOffers)\/?$/.test(described)
    return isOther || paths[described]?.[method.toLowerCase()] ? [] : [`${method} ${path}`]
  })
  expect(undescribed).toEqual([])
})
