import { configurationPath } from '#app/catalogue/vehicles/configurator/vehicle-configuration.ts'
import type {
  StoredConfiguration,
  SubmittedConfiguration,
} from '#app/platform/forms/submitted-configuration.ts'
import { formatRupees, formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import * as words from './configuration-staff-words.ts'
import type { EnquiryRecordEntry } from './enquiry-record-schema.ts'
import { machineListed, machineSaid } from './vehicle-description-words.ts'

type PresentedConfiguration = NonNullable<EnquiryRecordEntry['configuration']>

/** Prepares a stored configuration for staff: its lines and its address on the site. */
export function presentConfiguration(kept: StoredConfiguration): PresentedConfiguration {
  const { bikeName, variant, colour, parts } = kept
  const fit = parts.map(({ partNo }) => partNo)
  const path = configurationPath(bikeName, { variant, colour: colour?.slug ?? '', fit })
  return { path, lines: configurationLines(kept) }
}

/** Lists the vehicle, each accessory, the total and the EMI, at the prices that the visitor saw. */
function configurationLines(kept: StoredConfiguration): PresentedConfiguration['lines'] {
  const { listed = kept } = kept
  const machine = {
    label: machineListed(kept),
    price: shownPrice(kept, kept.price),
    note: listPriceNote(
      machineListed(kept),
      kept.price,
      listed && [machineListed(listed), listed.price],
    ),
  }
  const parts = kept.parts.map(({ partNo, heading, price }) => {
    const there = listed?.parts.find((it) => it.partNo === partNo)
    return {
      label: heading,
      number: partNo,
      price: formatRupeesExact(Number(price)),
      note: listPriceNote(heading, Number(price), there && [there.heading, Number(there.price)]),
    }
  })
  const sum = (label: string, shown: number, there: number | undefined) => ({
    label,
    price: shownPrice(kept, shown),
    note:
      there === undefined || there === shown ? undefined : words.listed(formatRupeesExact(there)),
  })
  return [
    machine,
    ...parts,
    sum(words.total, kept.total, listed?.total),
    ...(kept.monthly === undefined ? [] : [sum(words.aMonth, kept.monthly, listed?.monthly)]),
  ]
}

/** Returns the same lines as plain text for a mail. */
export function configurationMailLines(kept: StoredConfiguration): string[] {
  return configurationLines(kept).map(words.line)
}

/** Returns the configuration as one table cell. */
export function configurationCellText(kept: StoredConfiguration): string {
  const parts = kept.parts.map(({ partNo, heading, price }) =>
    words.partInCell(heading, partNo, formatRupeesExact(Number(price))),
  )
  return words.cell(machineSaid(kept), parts, shownPrice(kept, kept.total))
}

/** Returns the searchable text of a configuration. */
export function configurationSearchText({
  name,
  variant,
  colour,
  parts,
}: SubmittedConfiguration): string {
  const added = parts.flatMap(({ partNo, heading }) => [partNo, heading])
  return [name, variant, colour?.name, ...added].filter(Boolean).join(' ')
}

function shownPrice({ priceIsApproximate }: SubmittedConfiguration, amount: number): string {
  return priceIsApproximate ? words.about(formatRupees(amount)) : formatRupeesExact(amount)
}

function listPriceNote(label: string, price: number, there: [string, number] | null | undefined) {
  if (!there) return words.notListed
  const [listedAs, listedAt] = there
  if (listedAs !== label) return words.listedAs(listedAs, formatRupeesExact(listedAt))
  return listedAt === price ? undefined : words.listed(formatRupeesExact(listedAt))
}
