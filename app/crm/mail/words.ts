/** What the mail says that a visitor gets for an enquiry. Nothing that was typed goes into it. */

export const acknowledgementSubject = (reference: string) => `We have your enquiry ${reference}`

type Facts = {
  /** The enquiry's title: `Book a service`. */
  enquiry: string
  reference: string
  /** By when we call or write. */
  promise: string | undefined
  /** What happens next, one step a sentence. */
  next: readonly string[]
  dealer: string
  sales: Desk
  service: Desk
}

/** The number to call, as far as there is one, and the hours as one reads them. */
type Desk = { phone: string | undefined; hours: string }

export const acknowledgement = ({
  enquiry,
  reference,
  promise,
  next,
  dealer,
  sales,
  service,
}: Facts) =>
  [
    'Hello,',
    '',
    `we have your enquiry (${enquiry}). Its reference is ${reference}: please give it when you call or write.`,
    ...(promise === undefined ? [] : ['', promise]),
    '',
    'What happens next:',
    ...next.map((step, index) => `${index + 1}. ${step}`),
    '',
    dealer,
    `Sales: ${numberAndHours(sales)}`,
    `Service: ${numberAndHours(service)}`,
    '',
    'You get this mail because this address was given in a form on our site. If that was not you, no answer is needed.',
  ].join('\n')

const numberAndHours = ({ phone, hours }: Desk) =>
  phone === undefined ? hours : `${phone}, ${hours}`
