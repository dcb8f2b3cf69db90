import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { visibleText } from '#tests/visible-text.ts'
import { RecentModelList } from './recent-model-list.tsx'

const icon = { base: '/pictures/x', version: 'v', widths: [240], width: 240, height: 180 }

test('marks models that are no longer sold', () => {
  const models = [
    { bikeName: 'A', name: 'ALPHA', icon, isOnSale: false },
    { bikeName: 'B', name: 'BETA', icon, isOnSale: true },
    { bikeName: 'C', name: 'GAMMA', icon },
  ]
  const element = createElement(RecentModelList, { models })
  const router = createMemoryRouter([{ path: '/', element }])
  const html = renderToString(createElement(RouterProvider, { router }))
  expect(visibleText(html).trim()).toBe('Recently viewed ALPHA No longer sold new BETA GAMMA')
})
