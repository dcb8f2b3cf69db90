import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Colleague } from '#app/crm/desk/desk-context.ts'
import { hint } from '#app/crm/desk/mention-words.ts'
import { fail } from '#app/platform/result/result.ts'
import { visibleText } from '#tests/visible-text.ts'
import { NewEnquiryForm } from './new-enquiry-form.tsx'

const render = (colleagues: readonly Colleague[]) =>
  visibleText(
    renderToStaticMarkup(
      <NewEnquiryForm
        facts={{
          ...{ kinds: ['sales'], models: [], steps: [], zone: 'Asia/Kolkata', isTaking: true },
          colleagues,
        }}
        keptAs="new enquiry"
        send={async () => fail('invalid')}
        onDone={() => {}}
        onCancel={() => {}}
      />,
    ),
  )

it('offers the colleagues who see the enquiry for the note', () => {
  const ravi = { id: 2, name: 'Ravi', mention: 'Ravi' }
  expect(render([{ ...ravi, role: 'sales' }])).toContain(hint)
  expect(render([{ ...ravi, role: 'workshop' }])).not.toContain(hint)
  expect(render([])).not.toContain(hint)
})
