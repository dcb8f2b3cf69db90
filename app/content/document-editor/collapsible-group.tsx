import { useState } from 'react'
import { type JsonPath, valueAt } from '#app/platform/schema/json-path.ts'
import { CollapsibleEntry } from './collapsible-entry.tsx'
import type { DocumentField } from './document-sections.ts'
import { type EditingContext, FieldInput } from './field-input.tsx'
import { fieldGridClass } from './field-layout.ts'
import { asText } from './field-values.ts'
import * as words from './words.ts'

type Props = {
  field: Extract<DocumentField, { kind: 'group' }>
  /** Path of the record that contains the group. */
  at: JsonPath
  editing: EditingContext
}

/** A group of fields that is collapsed to one line, with the number of filled fields. */
export function CollapsibleGroup({ field: { name, label, fields }, at, editing }: Props) {
  const [isOpen, setOpen] = useState(false)
  const path = [...at, ...name.split('.')].join('.')
  const filled = fields.filter(
    (part) => asText(valueAt(editing.written, [...at, ...part.name.split('.')])) !== '',
  )
  return (
    <fieldset className="col-span-full">
      <legend className="sr-only">{label}</legend>
      <CollapsibleEntry
        isOpen={isOpen || editing.mustBeOpen(path)}
        onFold={setOpen}
        head={
          <>
            <span>{label}</span>
            <span className="font-normal text-quiet text-sm tabular-nums">
              {words.filledOf(filled.length, fields.length)}
            </span>
          </>
        }
      >
        <div className={`grid gap-x-4 gap-y-3 pb-5 ${fieldGridClass(fields)}`}>
          {fields.map((part) => (
            <FieldInput key={part.name} field={part} at={at} editing={editing} />
          ))}
        </div>
      </CollapsibleEntry>
    </fieldset>
  )
}
