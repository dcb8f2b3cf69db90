import { configurationPath } from '#app/catalogue/vehicles/configuration/configuration.ts'
import type {
  KeptConfiguration,
  SentConfiguration,
} from '#app/platform/forms/sent-configuration.ts'
import { formatAmount, formatRupees } from '#app/platform/money/money.ts'
import * as words from './configuration-staff-words.ts'
import type { RecordEntry } from './enquiry-record-schema.ts'
import { machineListed, machineSaid } from './machine-words.ts'

type Read = NonNullable<RecordEntry['configuration']>

/** As it stands among the answers. */
export function configurationRead(kept: KeptConfiguration): Read {
  const { bikeName, variant, colour, parts } = kept
  const fit = parts.map(({ partNo }) => partNo)
  const path = configurationPath(bikeName, { variant, colour: colour?.slug ?? '', fit })
  return { path, lines: configurationLines(kept) }
}

/** The machine, each part, the total and a month of it, at the prices that were shown. */
function configurationLines(kept: KeptConfiguration): Read['lines'] {
  const { listed = kept } = kept
  const machine = {
    label: machineListed(kept),
    price: shownPrice(kept, kept.price),
    note: noteOf(machineListed(kept), kept.price, listed && [machineListed(listed), listed.price]),
  }
  const parts = kept.parts.map(({ partNo, heading, price }) => {
    const there = listed?.parts.find((it) => it.partNo === partNo)
    return {
      label: heading,
      number: partNo,
      price: formatAmount(Number(price)),
      note: noteOf(heading, Number(price), there && [there.heading, Number(there.price)]),
    }
  })
  const sum = (label: string, shown: number, there: number | undefined) => ({
    label,
    price: shownPrice(kept, shown),
    note: there === undefined || there === shown ? undefined : words.listed(formatAmount(there)),
  })
  return [
    machine,
    ...parts,
    sum(words.total, kept.total, listed?.total),
    ...(kept.monthly === undefined ? [] : [sum(words.aMonth, kept.monthly, listed?.monthly)]),
  ]
}

/** The same in plain text. */
export function configurationMail(kept: KeptConfiguration): string[] {
  return configurationLines(kept).map(words.line)
}

/** All of it in one cell. */
export function configurationCell(kept: KeptConfiguration): string {
  const parts = kept.parts.map(({ partNo, heading, price }) =>
    words.partInCell(heading, partNo, formatAmount(Number(price))),
  )
  return words.cell(machineSaid(kept), parts, shownPrice(kept, kept.total))
}

/** All that one may look for in it. */
export function configurationSearch({ name, variant, colour, parts }: SentConfiguration): string {
  const added = parts.flatMap(({ partNo, heading }) => [partNo, heading])
  return [name, variant, colour?.name, ...added].filter(Boolean).join(' ')
}

function shownPrice({ priceIsApproximate }: SentConfiguration, amount: number): string {
  return priceIsApproximate ? words.about(formatRupees(amount)) : formatAmount(amount)
}

function noteOf(label: string, price: number, there: [string, number] | null | undefined) {
  if (!there) return words.notListed
  const [listedAs, listedAt] = there
  if (listedAs !== label) return words.listedAs(listedAs, formatAmount(listedAt))
  return listedAt === price ? undefined : words.listed(formatAmount(listedAt))
}
