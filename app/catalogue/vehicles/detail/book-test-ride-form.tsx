import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import {
  modelDetailPath,
  onRoadPricePath,
  testRidePath,
} from '#app/catalogue/vehicles/model-paths.ts'
import type { Variant } from '#app/catalogue/vehicles/vehicle.ts'
import { webpPictureUrl } from '#app/media/pictures/picture.ts'
import { formatPrice } from '#app/platform/money/format-price.ts'
import { Button } from '#app/ui/components/button.tsx'
import { SelectField } from '#app/ui/components/form-field.tsx'
import type { PageColour, PageModel } from './present-page-model.ts'
import * as words from './words.ts'

/**
 * Choice of the variant, and the link to the test ride in the shown colour. Without JavaScript the
 * form sends only model and variant.
 */
export function BookTestRideForm({
  model,
  variant,
  colour,
  isChosen,
  onVariant,
}: {
  model: PageModel
  variant: Variant | undefined
  colour: PageColour | undefined
  /** `true` if the visitor chose variant and colour; `false` if they are only the defaults. */
  isChosen: boolean
  onVariant: (variant: Variant | undefined) => void
}) {
  const { bikeName, name, variants, price, hero } = model
  const navigate = useNavigate()

  function leave(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const ridden = isChosen
      ? { variant: variant?.name, colour: colour?.slug }
      : { shown: colour?.slug }
    const { submitter } = event.nativeEvent
    if (submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction')) {
      const asked = { variant: variant?.name, colour: ridden.colour, shown: ridden.shown }
      void navigate(onRoadPricePath(bikeName, asked))
      return
    }
    void navigate(testRidePath(bikeName, ridden), {
      state: {
        bikeName: name,
        price: variant?.price ?? price,
        image: webpPictureUrl(colour?.hero ?? hero),
        variant: variant?.name,
        colour: colour?.slug,
      },
    })
  }

  return (
    <form action="/text-ride-booking" onSubmit={leave} className="mt-4 grid gap-3 md:max-lg:mt-9">
      <input type="hidden" name="model" value={bikeName} />
      <SelectField
        name="variant"
        label={words.variant}
        value={variant?.name}
        onChange={({ target }) => onVariant(variants.find((it) => it.name === target.value))}
        options={variants.map((it) => ({
          value: it.name,
          label: words.variantFor(it.name, formatPrice(it.price, model.priceIsApproximate)),
        }))}
      />
      {variants.length > 1 && (
        <div className="hidden noscript:grid">
          <Button type="submit" formAction={modelDetailPath(model)}>
            {words.showVariant}
          </Button>
        </div>
      )}
      <Button type="submit" tone="signal">
        {words.bookTestRide}
      </Button>
      <Button type="submit" formAction="/on-road-price">
        {model.hasOnRoadPrice ? words.callAboutPrice : words.askOnRoad}
      </Button>
    </form>
  )
}
