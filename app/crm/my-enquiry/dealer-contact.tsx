import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import type { Department } from '#app/platform/dealer-details/opening-status.ts'

type Props = {
  dealer: Pick<Dealer, 'name' | 'salesPhones' | 'servicePhones'>
  counter: Department
}

/** Name and number of the counter that works on the enquiry. */
export function DealerContact({ dealer, counter }: Props) {
  const [phone] = dealer[`${counter}Phones` as const]
  return (
    <>
      {dealer.name}
      {phone && (
        <>
          {': '}
          <a
            href={telephoneUrl(phone)}
            className="inline-flex min-h-11 items-center text-signal-text underline"
          >
            {phone}
          </a>
        </>
      )}
    </>
  )
}
