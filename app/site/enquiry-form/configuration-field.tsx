import { useRef } from 'react'
import { ApproximatePriceNote } from '#app/catalogue/vehicles/approximate-price-note.tsx'
import { queryOfConfiguration } from '#app/catalogue/vehicles/configurator/configure-vehicle.ts'
import { configurationPath } from '#app/catalogue/vehicles/configurator/vehicle-configuration.ts'
import { toBikeName } from '#app/catalogue/vehicles/vehicle.ts'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import {
  type RequestedConfiguration,
  resolveRequestedConfiguration,
} from '#app/crm/enquiries/requested-configuration.ts'
import { toSubmittedConfiguration } from '#app/crm/enquiries/to-submitted-configuration.ts'
import { CheckboxField } from '#app/ui/components/checkbox-and-radio.tsx'
import type { FieldRenderProps } from '#app/ui/components/declared-form-fields.tsx'
import { Link } from '#app/ui/components/link.tsx'
import * as words from './configuration-field-words.ts'
import { ConfigurationSummary } from './configuration-summary.tsx'
import { useSelectedModelAndColour } from './use-selected-model-and-colour.ts'

type Props = Pick<FieldRenderProps, 'name' | 'value' | 'error'> & {
  enquiry: PublicEnquiryKind
  offered: RequestedConfiguration
}

/**
 * Shows the configuration that the form sends, with a checkbox to exclude it. The value of the
 * checkbox is the whole configuration, so it also works without JavaScript. If the visitor chooses
 * another model, the configuration is not sent.
 */
export function ConfigurationField({ enquiry, offered, name, value, error }: Props) {
  const part = useRef<HTMLElement>(null)
  const { model, colour } = useSelectedModelAndColour(part, enquiry)
  const { configuration, told } = resolveRequestedConfiguration(offered, colour)
  const { bikeName, name: machine, parts } = configuration
  const isOther = model !== undefined && toBikeName(model) !== bikeName
  return (
    <section
      ref={part}
      aria-labelledby="configuration"
      className="rounded-control border border-control px-4 pt-4 pb-1"
    >
      <h2 id="configuration" className="font-bold text-lg leading-snug">
        {parts.length > 0 ? words.putTogether : words.chosen}
      </h2>
      <div role="status">
        {isOther && (
          <p className="mt-2">
            {parts.length > 0 ? words.belongsTo(machine) : words.isOf(machine)}
          </p>
        )}
        {!isOther &&
          told.map((sentence) => (
            <p key={sentence} className="mt-3 border-warn border-l-3 pl-3 text-sm leading-snug">
              {sentence}
            </p>
          ))}
      </div>
      {!isOther && (
        <>
          <ConfigurationSummary configuration={configuration} hasTotal={!offered.hasTotalAbove} />
          {!offered.hasTotalAbove && <p className="mt-2 text-quiet text-sm">{words.without}</p>}
          <ApproximatePriceNote of={[configuration]} className="mt-1" />
          <div className="mt-2">
            <CheckboxField
              name={name}
              label={words.sendAlong}
              error={error}
              value={JSON.stringify(toSubmittedConfiguration(configuration))}
              defaultChecked={Boolean(value)}
            />
          </div>
          <p className="hidden text-quiet text-sm noscript:block">{words.onlyWith(machine)}</p>
        </>
      )}
      <Link
        to={configurationPath(bikeName, queryOfConfiguration(configuration))}
        className="link inline-flex min-h-11 items-center"
      >
        {isOther ? words.backTo(machine) : words.change}
      </Link>
    </section>
  )
}
