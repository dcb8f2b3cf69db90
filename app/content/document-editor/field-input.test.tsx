import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defineContent } from '#app/content/fields/define-content.ts'
import { optionField, rupeesField } from '#app/content/fields/field-kinds.ts'
import { optional, requiredWith, shownWith } from '#app/content/fields/field-modifiers.ts'
import { validateDraft } from '#app/platform/schema/validate-draft.ts'
import { visibleText } from '#tests/visible-text.ts'
import { FieldInput } from './field-input.tsx'

/** A content type for tests: a fee for each day, or a fixed sum. */
const fee = defineContent({
  key: 'fee',
  label: 'the fee',
  fields: {
    kind: optionField(
      'Kind of fee',
      ['day', 'sum'],
      [
        { value: 'day', label: 'By the day' },
        { value: 'sum', label: 'One sum' },
      ],
    ),
    daily: requiredWith({ kind: ['day'] }, rupeesField('Daily fee')),
    least: shownWith({ kind: ['day'] }, optional(rupeesField('Lowest fee'))),
    sum: requiredWith({ kind: ['sum'] }, rupeesField('Fixed fee')),
  },
  sections: [{ id: 'fee', title: 'Fee', fields: ['kind', 'daily', 'least', 'sum'] }],
})

/** Returns the text of the form as the server sends it. */
function shown(written: Record<string, unknown>, errors: Record<string, string> = {}): string {
  const editing = {
    writing: {},
    written,
    change: () => {},
    errorAt: (path: string) => errors[path],
    warningAt: () => undefined,
    mustBeOpen: () => false,
    pictures: {},
    isReadOnly: false,
    uploads: {},
    choosePicture: () => {},
  }
  const inputs = fee
    .sections()
    .flatMap(({ fields }) => fields)
    .map((field) => (
      // @ts-expect-error: these fields use neither the binding nor uploads.
      <FieldInput key={field.name} field={field} at={[]} editing={editing} />
    ))
  return visibleText(renderToStaticMarkup(inputs))
}

describe('a field that depends on another field', () => {
  it('is in the HTML of the server only with one of its values', () => {
    const daily = shown({ kind: 'day', daily: 20 })
    expect(daily).toContain('Daily fee')
    expect(daily).not.toContain('Fixed fee')
    expect(shown({ kind: 'sum' })).not.toContain('Daily fee')
    expect(shown({})).not.toContain('fee (₹)')
  })

  it('is marked as optional only if no rule requires it', () => {
    const daily = shown({ kind: 'day' })
    expect(daily).toMatch(/Lowest fee \(₹\) \(optional\)/)
    expect(daily).not.toMatch(/Daily fee \(₹\) \(optional\)/)
  })

  it('stays visible while it has an error', () => {
    const text = shown({ kind: 'sum', daily: 0.5 }, { daily: 'must be whole rupees' })
    expect(text).toContain('Daily fee')
    expect(text).toContain('must be whole rupees')
  })

  it('keeps its value in the document while it is hidden', () => {
    const document = { kind: 'sum', daily: 20, sum: 500 }
    expect(validateDraft(fee.schema, document).document).toEqual(document)
  })
})
