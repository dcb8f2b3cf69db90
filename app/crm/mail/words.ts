/** The acknowledgement to a visitor. It repeats none of the typed answers. */

export const acknowledgementSubject = (reference: string) =>
  `We have received your enquiry ${reference}`

type Facts = {
  /** The enquiry's title: `Book a service`. */
  enquiry: string
  reference: string
  /** The sentence that promises a call or an email. */
  promise: string | undefined
  /** The next steps, one sentence each. */
  next: readonly string[]
  dealer: string
  sales: Desk
  service: Desk
}

/** A phone number, if there is one, and formatted opening hours. */
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
    `Thank you for your enquiry (${enquiry}). Your reference is ${reference}. Please give it when you call or write.`,
    ...(promise === undefined ? [] : ['', promise]),
    '',
    'What happens next:',
    ...next.map((step, index) => `${index + 1}. ${step}`),
    '',
    dealer,
    `Sales: ${numberAndHours(sales)}`,
    `Service: ${numberAndHours(service)}`,
    '',
    'You received this email because your address was entered in a form on our website. If that was not you, please ignore it.',
  ].join('\n')

const numberAndHours = ({ phone, hours }: Desk) =>
  phone === undefined ? hours : `${phone}, ${hours}`
