import * as v from 'valibot'
import { type DocumentOf, defineContent } from '#app/content/fields/define-content.ts'
import { lineField, optionField } from '#app/content/fields/field-kinds.ts'
import { optional, ownField, withDefault } from '#app/content/fields/field-modifiers.ts'
import { rowsField } from '#app/content/fields/record-field-kinds.ts'
import { enquiryKindNames } from '#app/crm/enquiries/enquiry-kind-names.ts'
import { statesByPipeline } from '#app/crm/enquiries/enquiry-states.ts'
import * as stateWords from '#app/crm/enquiries/state-words.ts'
import { pipelineNames } from '#app/platform/permissions/pipeline.ts'
import { sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import { lineOfText } from '#app/platform/schema/schemas.ts'
import { maxMessageNameLength, messageChannels } from './message-channels.ts'
import { findTemplateProblem, messagePlaceholders } from './message-placeholders.ts'
import * as words from './message-text-words.ts'

const maxTexts = 150
const maxTextLength = 1000

/** `sales` for every status of the pipeline, `sales/new` for one status. */
const situations: readonly { value: string; label: string }[] = pipelineNames.flatMap((flow) => [
  { value: flow, label: words.everyState(flow) },
  ...statesByPipeline[flow].map((state) => ({
    value: `${flow}/${state}`,
    label: words.oneState(flow, stateWords.states[state]),
  })),
])

const kinds = enquiryKindNames.map(({ slug, name }) => ({ value: slug, label: name }))

const channels = ['both', ...messageChannels] as const

const isTemplate = v.check<string, (issue: { input: string }) => string>(
  (typed) => findTemplateProblem(typed) === undefined,
  ({ input }) => {
    const problem = findTemplateProblem(input)
    return problem ? words.problem(problem, messagePlaceholders) : ''
  },
)

const messageSchema = v.pipe(
  v.string('must be text in quotes'),
  v.transform(sanitizeMultiline),
  v.nonEmpty('must not be empty'),
  v.maxLength(maxTextLength, words.tooLong(maxTextLength)),
  isTemplate,
)

export const messageTextsCapabilities = {
  read: 'site.read',
  draft: 'texts.edit',
  publish: 'texts.edit',
} as const

/** Texts with which staff write to customers. The first text that fits is suggested. */
export const messageTextsContent = defineContent({
  key: 'message-texts',
  label: 'the WhatsApp and email texts',
  may: messageTextsCapabilities,
  fields: {
    texts: rowsField(
      words.texts,
      {
        name: lineField(words.name, { max: maxMessageNameLength, hint: words.nameHint }),
        when: optionField(
          words.when,
          situations.map(({ value }) => value),
          situations,
        ),
        kind: optional(
          optionField(
            words.kind,
            kinds.map(({ value }) => value),
            kinds,
            { none: words.everyKind },
          ),
        ),
        channel: withDefault(
          optionField(
            words.channel,
            channels,
            channels.map((value) => ({ value, label: words.channels[value] })),
          ),
          'both',
        ),
        subject: optional(
          ownField(v.pipe(lineOfText(120), isTemplate), {
            kind: 'text',
            label: words.subject,
            hint: words.subjectHint,
          }),
        ),
        text: ownField(messageSchema, {
          kind: 'long',
          label: words.message,
          rows: 5,
          isWide: true,
          hint: words.placeholders(messagePlaceholders),
        }),
      },
      {
        one: words.text,
        most: maxTexts,
        start: { when: 'sales', channel: 'both' },
        details: ['when'],
      },
    ),
  },
  sections: [{ id: 'texts', title: words.section, hint: words.whatFor, fields: ['texts'] }],
})

export type MessageText = DocumentOf<typeof messageTextsContent>['texts'][number]
