import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import type { MessageChannel } from './message-channels.ts'
import type { MessagePlaceholder } from './message-placeholders.ts'
import { fillMessage, listGaps, type MessageValues } from './message-template.ts'
import type { MessageText } from './message-texts-content.ts'

/** Placeholders that staff cannot fill in by hand: a text that lacks their value is not offered. */
const systemPlaceholders: readonly MessagePlaceholder[] = [
  'bookingTime',
  'dayWithoutTime',
  'appointmentDay',
  'appointmentTime',
  'enquiryLink',
  'estimateTotal',
]

/** A text for one enquiry, with its placeholders replaced. */
export type Message = {
  /** Identifies the text among those of its pipeline: its name, with a number if it is repeated. */
  id: string
  name: string
  text: string
  /** Subject of the email; '' for the default. */
  subject: string
  /** The ways in which the text can be sent to this customer. */
  channels: readonly MessageChannel[]
  /** `true` if a placeholder has no value, so the text has a gap such as `[model]`. */
  hasGap: boolean
}

type MessageSubject = {
  flow: Pipeline
  state: string | null
  kind: string
  /** The ways in which the customer can be reached. */
  reachable: readonly MessageChannel[]
  values: MessageValues
}

/**
 * Lists the texts for an enquiry. Texts for its status come first, and of these, texts for its kind.
 * Texts with a gap are last. Texts with a gap that staff cannot fill in are left out.
 */
export function listMessages(
  texts: readonly MessageText[],
  { flow, state, kind, reachable, values }: MessageSubject,
): Message[] {
  const channelsOf = ({ channel }: MessageText) =>
    reachable.filter((it) => channel === 'both' || channel === it)
  const ofFlow = texts.filter(({ when }) => when === flow || when.startsWith(`${flow}/`))
  const rank = ({ when, kind: only }: MessageText) =>
    (when === flow ? 0 : 2) + (only === undefined ? 0 : 1)
  return ofFlow
    .filter(
      (it) =>
        (it.when === flow || it.when === `${flow}/${state}`) &&
        (it.kind === undefined || it.kind === kind) &&
        hasSystemValues(it.text, values) &&
        channelsOf(it).length > 0,
    )
    .toSorted((a, b) => rank(b) - rank(a))
    .map((it) => {
      const text = fillMessage(it.text, values)
      const subject = fillMessage(it.subject ?? '', values)
      const hasSubject = listGaps(subject).length === 0
      return {
        id: idOf(it, ofFlow),
        name: it.name,
        text,
        // Without a value for a placeholder, the email gets the default subject.
        subject: hasSubject ? subject : '',
        channels: channelsOf(it),
        hasGap: listGaps(text).length > 0,
      }
    })
    .toSorted((a, b) => Number(a.hasGap) - Number(b.hasGap))
}

/** The first text of a name keeps the plain name, under which browsers have stored drafts. */
function idOf(text: MessageText, all: readonly MessageText[]): string {
  const place = all.filter(({ name }) => name === text.name).indexOf(text)
  return place > 0 ? `${text.name}\n${place + 1}` : text.name
}

function hasSystemValues(template: string, values: MessageValues): boolean {
  const gaps = listGaps(fillMessage(template, values))
  return !systemPlaceholders.some((name) => gaps.includes(`[${name}]`))
}
